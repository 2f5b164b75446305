// From the object with many keys to its message, and back.
// Made by make-wide. Do not edit.

import WideMessages
import WideWorkload

extension WideMessage {
    /// What a record holds.
    public init(_ record: Wide) {
        self.init()
        value000 = record.value000
        value001 = Int64(record.value001)
        value002 = record.value002
        value003 = record.value003
        value004 = record.value004
        value005 = Int64(record.value005)
        value006 = record.value006
        value007 = record.value007
        value008 = record.value008
        value009 = Int64(record.value009)
        value010 = record.value010
        value011 = record.value011
        value012 = record.value012
        value013 = Int64(record.value013)
        value014 = record.value014
        value015 = record.value015
        value016 = record.value016
        value017 = Int64(record.value017)
        value018 = record.value018
        value019 = record.value019
        value020 = record.value020
        value021 = Int64(record.value021)
        value022 = record.value022
        value023 = record.value023
        value024 = record.value024
        value025 = Int64(record.value025)
        value026 = record.value026
        value027 = record.value027
        value028 = record.value028
        value029 = Int64(record.value029)
        value030 = record.value030
        value031 = record.value031
        value032 = record.value032
        value033 = Int64(record.value033)
        value034 = record.value034
        value035 = record.value035
        value036 = record.value036
        value037 = Int64(record.value037)
        value038 = record.value038
        value039 = record.value039
        value040 = record.value040
        value041 = Int64(record.value041)
        value042 = record.value042
        value043 = record.value043
        value044 = record.value044
        value045 = Int64(record.value045)
        value046 = record.value046
        value047 = record.value047
        value048 = record.value048
        value049 = Int64(record.value049)
        value050 = record.value050
        value051 = record.value051
        value052 = record.value052
        value053 = Int64(record.value053)
        value054 = record.value054
        value055 = record.value055
        value056 = record.value056
        value057 = Int64(record.value057)
        value058 = record.value058
        value059 = record.value059
        value060 = record.value060
        value061 = Int64(record.value061)
        value062 = record.value062
        value063 = record.value063
        value064 = record.value064
        value065 = Int64(record.value065)
        value066 = record.value066
        value067 = record.value067
        value068 = record.value068
        value069 = Int64(record.value069)
        value070 = record.value070
        value071 = record.value071
        value072 = record.value072
        value073 = Int64(record.value073)
        value074 = record.value074
        value075 = record.value075
        value076 = record.value076
        value077 = Int64(record.value077)
        value078 = record.value078
        value079 = record.value079
        value080 = record.value080
        value081 = Int64(record.value081)
        value082 = record.value082
        value083 = record.value083
        value084 = record.value084
        value085 = Int64(record.value085)
        value086 = record.value086
        value087 = record.value087
        value088 = record.value088
        value089 = Int64(record.value089)
        value090 = record.value090
        value091 = record.value091
        value092 = record.value092
        value093 = Int64(record.value093)
        value094 = record.value094
        value095 = record.value095
        value096 = record.value096
        value097 = Int64(record.value097)
        value098 = record.value098
        value099 = record.value099
        value100 = record.value100
        value101 = Int64(record.value101)
        value102 = record.value102
        value103 = record.value103
        value104 = record.value104
        value105 = Int64(record.value105)
        value106 = record.value106
        value107 = record.value107
        value108 = record.value108
        value109 = Int64(record.value109)
        value110 = record.value110
        value111 = record.value111
        value112 = record.value112
        value113 = Int64(record.value113)
        value114 = record.value114
        value115 = record.value115
        value116 = record.value116
        value117 = Int64(record.value117)
        value118 = record.value118
        value119 = record.value119
        value120 = record.value120
        value121 = Int64(record.value121)
        value122 = record.value122
        value123 = record.value123
        value124 = record.value124
        value125 = Int64(record.value125)
        value126 = record.value126
        value127 = record.value127
        value128 = record.value128
        value129 = Int64(record.value129)
        value130 = record.value130
        value131 = record.value131
        value132 = record.value132
        value133 = Int64(record.value133)
        value134 = record.value134
        value135 = record.value135
        value136 = record.value136
        value137 = Int64(record.value137)
        value138 = record.value138
        value139 = record.value139
        value140 = record.value140
        value141 = Int64(record.value141)
        value142 = record.value142
        value143 = record.value143
        value144 = record.value144
        value145 = Int64(record.value145)
        value146 = record.value146
        value147 = record.value147
        value148 = record.value148
        value149 = Int64(record.value149)
        value150 = record.value150
        value151 = record.value151
        value152 = record.value152
        value153 = Int64(record.value153)
        value154 = record.value154
        value155 = record.value155
        value156 = record.value156
        value157 = Int64(record.value157)
        value158 = record.value158
        value159 = record.value159
        value160 = record.value160
        value161 = Int64(record.value161)
        value162 = record.value162
        value163 = record.value163
        value164 = record.value164
        value165 = Int64(record.value165)
        value166 = record.value166
        value167 = record.value167
        value168 = record.value168
        value169 = Int64(record.value169)
        value170 = record.value170
        value171 = record.value171
        value172 = record.value172
        value173 = Int64(record.value173)
        value174 = record.value174
        value175 = record.value175
        value176 = record.value176
        value177 = Int64(record.value177)
        value178 = record.value178
        value179 = record.value179
        value180 = record.value180
        value181 = Int64(record.value181)
        value182 = record.value182
        value183 = record.value183
        value184 = record.value184
        value185 = Int64(record.value185)
        value186 = record.value186
        value187 = record.value187
        value188 = record.value188
        value189 = Int64(record.value189)
        value190 = record.value190
        value191 = record.value191
        value192 = record.value192
        value193 = Int64(record.value193)
        value194 = record.value194
        value195 = record.value195
        value196 = record.value196
        value197 = Int64(record.value197)
        value198 = record.value198
        value199 = record.value199
        value200 = record.value200
        value201 = Int64(record.value201)
        value202 = record.value202
        value203 = record.value203
        value204 = record.value204
        value205 = Int64(record.value205)
        value206 = record.value206
        value207 = record.value207
        value208 = record.value208
        value209 = Int64(record.value209)
        value210 = record.value210
        value211 = record.value211
        value212 = record.value212
        value213 = Int64(record.value213)
        value214 = record.value214
        value215 = record.value215
        value216 = record.value216
        value217 = Int64(record.value217)
        value218 = record.value218
        value219 = record.value219
        value220 = record.value220
        value221 = Int64(record.value221)
        value222 = record.value222
        value223 = record.value223
        value224 = record.value224
        value225 = Int64(record.value225)
        value226 = record.value226
        value227 = record.value227
        value228 = record.value228
        value229 = Int64(record.value229)
        value230 = record.value230
        value231 = record.value231
        value232 = record.value232
        value233 = Int64(record.value233)
        value234 = record.value234
        value235 = record.value235
        value236 = record.value236
        value237 = Int64(record.value237)
        value238 = record.value238
        value239 = record.value239
        value240 = record.value240
        value241 = Int64(record.value241)
        value242 = record.value242
        value243 = record.value243
        value244 = record.value244
        value245 = Int64(record.value245)
        value246 = record.value246
        value247 = record.value247
        value248 = record.value248
        value249 = Int64(record.value249)
        value250 = record.value250
        value251 = record.value251
        value252 = record.value252
        value253 = Int64(record.value253)
        value254 = record.value254
        value255 = record.value255
        value256 = record.value256
        value257 = Int64(record.value257)
        value258 = record.value258
        value259 = record.value259
        value260 = record.value260
        value261 = Int64(record.value261)
        value262 = record.value262
        value263 = record.value263
        value264 = record.value264
        value265 = Int64(record.value265)
        value266 = record.value266
        value267 = record.value267
        value268 = record.value268
        value269 = Int64(record.value269)
        value270 = record.value270
        value271 = record.value271
        value272 = record.value272
        value273 = Int64(record.value273)
        value274 = record.value274
        value275 = record.value275
        value276 = record.value276
        value277 = Int64(record.value277)
        value278 = record.value278
        value279 = record.value279
        value280 = record.value280
        value281 = Int64(record.value281)
        value282 = record.value282
        value283 = record.value283
        value284 = record.value284
        value285 = Int64(record.value285)
        value286 = record.value286
        value287 = record.value287
        value288 = record.value288
        value289 = Int64(record.value289)
        value290 = record.value290
        value291 = record.value291
        value292 = record.value292
        value293 = Int64(record.value293)
        value294 = record.value294
        value295 = record.value295
        value296 = record.value296
        value297 = Int64(record.value297)
        value298 = record.value298
        value299 = record.value299
        value300 = record.value300
        value301 = Int64(record.value301)
        value302 = record.value302
        value303 = record.value303
        value304 = record.value304
        value305 = Int64(record.value305)
        value306 = record.value306
        value307 = record.value307
        value308 = record.value308
        value309 = Int64(record.value309)
        value310 = record.value310
        value311 = record.value311
        value312 = record.value312
        value313 = Int64(record.value313)
        value314 = record.value314
        value315 = record.value315
        value316 = record.value316
        value317 = Int64(record.value317)
        value318 = record.value318
        value319 = record.value319
        value320 = record.value320
        value321 = Int64(record.value321)
        value322 = record.value322
        value323 = record.value323
        value324 = record.value324
        value325 = Int64(record.value325)
        value326 = record.value326
        value327 = record.value327
        value328 = record.value328
        value329 = Int64(record.value329)
        value330 = record.value330
        value331 = record.value331
        value332 = record.value332
        value333 = Int64(record.value333)
        value334 = record.value334
        value335 = record.value335
        value336 = record.value336
        value337 = Int64(record.value337)
        value338 = record.value338
        value339 = record.value339
        value340 = record.value340
        value341 = Int64(record.value341)
        value342 = record.value342
        value343 = record.value343
        value344 = record.value344
        value345 = Int64(record.value345)
        value346 = record.value346
        value347 = record.value347
        value348 = record.value348
        value349 = Int64(record.value349)
        value350 = record.value350
        value351 = record.value351
        value352 = record.value352
        value353 = Int64(record.value353)
        value354 = record.value354
        value355 = record.value355
        value356 = record.value356
        value357 = Int64(record.value357)
        value358 = record.value358
        value359 = record.value359
        value360 = record.value360
        value361 = Int64(record.value361)
        value362 = record.value362
        value363 = record.value363
        value364 = record.value364
        value365 = Int64(record.value365)
        value366 = record.value366
        value367 = record.value367
        value368 = record.value368
        value369 = Int64(record.value369)
        value370 = record.value370
        value371 = record.value371
        value372 = record.value372
        value373 = Int64(record.value373)
        value374 = record.value374
        value375 = record.value375
        value376 = record.value376
        value377 = Int64(record.value377)
        value378 = record.value378
        value379 = record.value379
        value380 = record.value380
        value381 = Int64(record.value381)
        value382 = record.value382
        value383 = record.value383
        value384 = record.value384
        value385 = Int64(record.value385)
        value386 = record.value386
        value387 = record.value387
        value388 = record.value388
        value389 = Int64(record.value389)
        value390 = record.value390
        value391 = record.value391
        value392 = record.value392
        value393 = Int64(record.value393)
        value394 = record.value394
        value395 = record.value395
        value396 = record.value396
        value397 = Int64(record.value397)
        value398 = record.value398
        value399 = record.value399
        value400 = record.value400
        value401 = Int64(record.value401)
        value402 = record.value402
        value403 = record.value403
        value404 = record.value404
        value405 = Int64(record.value405)
        value406 = record.value406
        value407 = record.value407
        value408 = record.value408
        value409 = Int64(record.value409)
        value410 = record.value410
        value411 = record.value411
        value412 = record.value412
        value413 = Int64(record.value413)
        value414 = record.value414
        value415 = record.value415
        value416 = record.value416
        value417 = Int64(record.value417)
        value418 = record.value418
        value419 = record.value419
        value420 = record.value420
        value421 = Int64(record.value421)
        value422 = record.value422
        value423 = record.value423
        value424 = record.value424
        value425 = Int64(record.value425)
        value426 = record.value426
        value427 = record.value427
        value428 = record.value428
        value429 = Int64(record.value429)
        value430 = record.value430
        value431 = record.value431
        value432 = record.value432
        value433 = Int64(record.value433)
        value434 = record.value434
        value435 = record.value435
        value436 = record.value436
        value437 = Int64(record.value437)
        value438 = record.value438
        value439 = record.value439
        value440 = record.value440
        value441 = Int64(record.value441)
        value442 = record.value442
        value443 = record.value443
        value444 = record.value444
        value445 = Int64(record.value445)
        value446 = record.value446
        value447 = record.value447
        value448 = record.value448
        value449 = Int64(record.value449)
        value450 = record.value450
        value451 = record.value451
        value452 = record.value452
        value453 = Int64(record.value453)
        value454 = record.value454
        value455 = record.value455
        value456 = record.value456
        value457 = Int64(record.value457)
        value458 = record.value458
        value459 = record.value459
        value460 = record.value460
        value461 = Int64(record.value461)
        value462 = record.value462
        value463 = record.value463
        value464 = record.value464
        value465 = Int64(record.value465)
        value466 = record.value466
        value467 = record.value467
        value468 = record.value468
        value469 = Int64(record.value469)
        value470 = record.value470
        value471 = record.value471
        value472 = record.value472
        value473 = Int64(record.value473)
        value474 = record.value474
        value475 = record.value475
        value476 = record.value476
        value477 = Int64(record.value477)
        value478 = record.value478
        value479 = record.value479
        value480 = record.value480
        value481 = Int64(record.value481)
        value482 = record.value482
        value483 = record.value483
        value484 = record.value484
        value485 = Int64(record.value485)
        value486 = record.value486
        value487 = record.value487
        value488 = record.value488
        value489 = Int64(record.value489)
        value490 = record.value490
        value491 = record.value491
        value492 = record.value492
        value493 = Int64(record.value493)
        value494 = record.value494
        value495 = record.value495
        value496 = record.value496
        value497 = Int64(record.value497)
        value498 = record.value498
        value499 = record.value499
        value500 = record.value500
        value501 = Int64(record.value501)
        value502 = record.value502
        value503 = record.value503
        value504 = record.value504
        value505 = Int64(record.value505)
        value506 = record.value506
        value507 = record.value507
        value508 = record.value508
        value509 = Int64(record.value509)
        value510 = record.value510
        value511 = record.value511
        value512 = record.value512
        value513 = Int64(record.value513)
        value514 = record.value514
        value515 = record.value515
        value516 = record.value516
        value517 = Int64(record.value517)
        value518 = record.value518
        value519 = record.value519
        value520 = record.value520
        value521 = Int64(record.value521)
        value522 = record.value522
        value523 = record.value523
        value524 = record.value524
        value525 = Int64(record.value525)
        value526 = record.value526
        value527 = record.value527
        value528 = record.value528
        value529 = Int64(record.value529)
        value530 = record.value530
        value531 = record.value531
        value532 = record.value532
        value533 = Int64(record.value533)
        value534 = record.value534
        value535 = record.value535
        value536 = record.value536
        value537 = Int64(record.value537)
        value538 = record.value538
        value539 = record.value539
        value540 = record.value540
        value541 = Int64(record.value541)
        value542 = record.value542
        value543 = record.value543
        value544 = record.value544
        value545 = Int64(record.value545)
        value546 = record.value546
        value547 = record.value547
        value548 = record.value548
        value549 = Int64(record.value549)
        value550 = record.value550
        value551 = record.value551
        value552 = record.value552
        value553 = Int64(record.value553)
        value554 = record.value554
        value555 = record.value555
        value556 = record.value556
        value557 = Int64(record.value557)
        value558 = record.value558
        value559 = record.value559
        value560 = record.value560
        value561 = Int64(record.value561)
        value562 = record.value562
        value563 = record.value563
        value564 = record.value564
        value565 = Int64(record.value565)
        value566 = record.value566
        value567 = record.value567
        value568 = record.value568
        value569 = Int64(record.value569)
        value570 = record.value570
        value571 = record.value571
        value572 = record.value572
        value573 = Int64(record.value573)
        value574 = record.value574
        value575 = record.value575
        value576 = record.value576
        value577 = Int64(record.value577)
        value578 = record.value578
        value579 = record.value579
        value580 = record.value580
        value581 = Int64(record.value581)
        value582 = record.value582
        value583 = record.value583
        value584 = record.value584
        value585 = Int64(record.value585)
        value586 = record.value586
        value587 = record.value587
        value588 = record.value588
        value589 = Int64(record.value589)
        value590 = record.value590
        value591 = record.value591
        value592 = record.value592
        value593 = Int64(record.value593)
        value594 = record.value594
        value595 = record.value595
        value596 = record.value596
        value597 = Int64(record.value597)
        value598 = record.value598
        value599 = record.value599
        value600 = record.value600
        value601 = Int64(record.value601)
        value602 = record.value602
        value603 = record.value603
        value604 = record.value604
        value605 = Int64(record.value605)
        value606 = record.value606
        value607 = record.value607
        value608 = record.value608
        value609 = Int64(record.value609)
        value610 = record.value610
        value611 = record.value611
        value612 = record.value612
        value613 = Int64(record.value613)
        value614 = record.value614
        value615 = record.value615
        value616 = record.value616
        value617 = Int64(record.value617)
        value618 = record.value618
        value619 = record.value619
        value620 = record.value620
        value621 = Int64(record.value621)
        value622 = record.value622
        value623 = record.value623
        value624 = record.value624
        value625 = Int64(record.value625)
        value626 = record.value626
        value627 = record.value627
        value628 = record.value628
        value629 = Int64(record.value629)
        value630 = record.value630
        value631 = record.value631
        value632 = record.value632
        value633 = Int64(record.value633)
        value634 = record.value634
        value635 = record.value635
        value636 = record.value636
        value637 = Int64(record.value637)
        value638 = record.value638
        value639 = record.value639
        value640 = record.value640
        value641 = Int64(record.value641)
        value642 = record.value642
        value643 = record.value643
        value644 = record.value644
        value645 = Int64(record.value645)
        value646 = record.value646
        value647 = record.value647
        value648 = record.value648
        value649 = Int64(record.value649)
        value650 = record.value650
        value651 = record.value651
        value652 = record.value652
        value653 = Int64(record.value653)
        value654 = record.value654
        value655 = record.value655
        value656 = record.value656
        value657 = Int64(record.value657)
        value658 = record.value658
        value659 = record.value659
        value660 = record.value660
        value661 = Int64(record.value661)
        value662 = record.value662
        value663 = record.value663
        value664 = record.value664
        value665 = Int64(record.value665)
        value666 = record.value666
        value667 = record.value667
        value668 = record.value668
        value669 = Int64(record.value669)
        value670 = record.value670
        value671 = record.value671
        value672 = record.value672
        value673 = Int64(record.value673)
        value674 = record.value674
        value675 = record.value675
        value676 = record.value676
        value677 = Int64(record.value677)
        value678 = record.value678
        value679 = record.value679
        value680 = record.value680
        value681 = Int64(record.value681)
        value682 = record.value682
        value683 = record.value683
        value684 = record.value684
        value685 = Int64(record.value685)
        value686 = record.value686
        value687 = record.value687
        value688 = record.value688
        value689 = Int64(record.value689)
        value690 = record.value690
        value691 = record.value691
        value692 = record.value692
        value693 = Int64(record.value693)
        value694 = record.value694
        value695 = record.value695
        value696 = record.value696
        value697 = Int64(record.value697)
        value698 = record.value698
        value699 = record.value699
        value700 = record.value700
        value701 = Int64(record.value701)
        value702 = record.value702
        value703 = record.value703
        value704 = record.value704
        value705 = Int64(record.value705)
        value706 = record.value706
        value707 = record.value707
        value708 = record.value708
        value709 = Int64(record.value709)
        value710 = record.value710
        value711 = record.value711
        value712 = record.value712
        value713 = Int64(record.value713)
        value714 = record.value714
        value715 = record.value715
        value716 = record.value716
        value717 = Int64(record.value717)
        value718 = record.value718
        value719 = record.value719
        value720 = record.value720
        value721 = Int64(record.value721)
        value722 = record.value722
        value723 = record.value723
        value724 = record.value724
        value725 = Int64(record.value725)
        value726 = record.value726
        value727 = record.value727
        value728 = record.value728
        value729 = Int64(record.value729)
        value730 = record.value730
        value731 = record.value731
        value732 = record.value732
        value733 = Int64(record.value733)
        value734 = record.value734
        value735 = record.value735
        value736 = record.value736
        value737 = Int64(record.value737)
        value738 = record.value738
        value739 = record.value739
        value740 = record.value740
        value741 = Int64(record.value741)
        value742 = record.value742
        value743 = record.value743
        value744 = record.value744
        value745 = Int64(record.value745)
        value746 = record.value746
        value747 = record.value747
        value748 = record.value748
        value749 = Int64(record.value749)
        value750 = record.value750
        value751 = record.value751
        value752 = record.value752
        value753 = Int64(record.value753)
        value754 = record.value754
        value755 = record.value755
        value756 = record.value756
        value757 = Int64(record.value757)
        value758 = record.value758
        value759 = record.value759
        value760 = record.value760
        value761 = Int64(record.value761)
        value762 = record.value762
        value763 = record.value763
        value764 = record.value764
        value765 = Int64(record.value765)
        value766 = record.value766
        value767 = record.value767
        value768 = record.value768
        value769 = Int64(record.value769)
        value770 = record.value770
        value771 = record.value771
        value772 = record.value772
        value773 = Int64(record.value773)
        value774 = record.value774
        value775 = record.value775
        value776 = record.value776
        value777 = Int64(record.value777)
        value778 = record.value778
        value779 = record.value779
        value780 = record.value780
        value781 = Int64(record.value781)
        value782 = record.value782
        value783 = record.value783
        value784 = record.value784
        value785 = Int64(record.value785)
        value786 = record.value786
        value787 = record.value787
        value788 = record.value788
        value789 = Int64(record.value789)
        value790 = record.value790
        value791 = record.value791
        value792 = record.value792
        value793 = Int64(record.value793)
        value794 = record.value794
        value795 = record.value795
        value796 = record.value796
        value797 = Int64(record.value797)
        value798 = record.value798
        value799 = record.value799
        value800 = record.value800
        value801 = Int64(record.value801)
        value802 = record.value802
        value803 = record.value803
        value804 = record.value804
        value805 = Int64(record.value805)
        value806 = record.value806
        value807 = record.value807
        value808 = record.value808
        value809 = Int64(record.value809)
        value810 = record.value810
        value811 = record.value811
        value812 = record.value812
        value813 = Int64(record.value813)
        value814 = record.value814
        value815 = record.value815
        value816 = record.value816
        value817 = Int64(record.value817)
        value818 = record.value818
        value819 = record.value819
        value820 = record.value820
        value821 = Int64(record.value821)
        value822 = record.value822
        value823 = record.value823
        value824 = record.value824
        value825 = Int64(record.value825)
        value826 = record.value826
        value827 = record.value827
        value828 = record.value828
        value829 = Int64(record.value829)
        value830 = record.value830
        value831 = record.value831
        value832 = record.value832
        value833 = Int64(record.value833)
        value834 = record.value834
        value835 = record.value835
        value836 = record.value836
        value837 = Int64(record.value837)
        value838 = record.value838
        value839 = record.value839
        value840 = record.value840
        value841 = Int64(record.value841)
        value842 = record.value842
        value843 = record.value843
        value844 = record.value844
        value845 = Int64(record.value845)
        value846 = record.value846
        value847 = record.value847
        value848 = record.value848
        value849 = Int64(record.value849)
        value850 = record.value850
        value851 = record.value851
        value852 = record.value852
        value853 = Int64(record.value853)
        value854 = record.value854
        value855 = record.value855
        value856 = record.value856
        value857 = Int64(record.value857)
        value858 = record.value858
        value859 = record.value859
        value860 = record.value860
        value861 = Int64(record.value861)
        value862 = record.value862
        value863 = record.value863
        value864 = record.value864
        value865 = Int64(record.value865)
        value866 = record.value866
        value867 = record.value867
        value868 = record.value868
        value869 = Int64(record.value869)
        value870 = record.value870
        value871 = record.value871
        value872 = record.value872
        value873 = Int64(record.value873)
        value874 = record.value874
        value875 = record.value875
        value876 = record.value876
        value877 = Int64(record.value877)
        value878 = record.value878
        value879 = record.value879
        value880 = record.value880
        value881 = Int64(record.value881)
        value882 = record.value882
        value883 = record.value883
        value884 = record.value884
        value885 = Int64(record.value885)
        value886 = record.value886
        value887 = record.value887
        value888 = record.value888
        value889 = Int64(record.value889)
        value890 = record.value890
        value891 = record.value891
        value892 = record.value892
        value893 = Int64(record.value893)
        value894 = record.value894
        value895 = record.value895
        value896 = record.value896
        value897 = Int64(record.value897)
        value898 = record.value898
        value899 = record.value899
        value900 = record.value900
        value901 = Int64(record.value901)
        value902 = record.value902
        value903 = record.value903
        value904 = record.value904
        value905 = Int64(record.value905)
        value906 = record.value906
        value907 = record.value907
        value908 = record.value908
        value909 = Int64(record.value909)
        value910 = record.value910
        value911 = record.value911
        value912 = record.value912
        value913 = Int64(record.value913)
        value914 = record.value914
        value915 = record.value915
        value916 = record.value916
        value917 = Int64(record.value917)
        value918 = record.value918
        value919 = record.value919
        value920 = record.value920
        value921 = Int64(record.value921)
        value922 = record.value922
        value923 = record.value923
        value924 = record.value924
        value925 = Int64(record.value925)
        value926 = record.value926
        value927 = record.value927
        value928 = record.value928
        value929 = Int64(record.value929)
        value930 = record.value930
        value931 = record.value931
        value932 = record.value932
        value933 = Int64(record.value933)
        value934 = record.value934
        value935 = record.value935
        value936 = record.value936
        value937 = Int64(record.value937)
        value938 = record.value938
        value939 = record.value939
        value940 = record.value940
        value941 = Int64(record.value941)
        value942 = record.value942
        value943 = record.value943
        value944 = record.value944
        value945 = Int64(record.value945)
        value946 = record.value946
        value947 = record.value947
        value948 = record.value948
        value949 = Int64(record.value949)
        value950 = record.value950
        value951 = record.value951
        value952 = record.value952
        value953 = Int64(record.value953)
        value954 = record.value954
        value955 = record.value955
        value956 = record.value956
        value957 = Int64(record.value957)
        value958 = record.value958
        value959 = record.value959
        value960 = record.value960
        value961 = Int64(record.value961)
        value962 = record.value962
        value963 = record.value963
        value964 = record.value964
        value965 = Int64(record.value965)
        value966 = record.value966
        value967 = record.value967
        value968 = record.value968
        value969 = Int64(record.value969)
        value970 = record.value970
        value971 = record.value971
        value972 = record.value972
        value973 = Int64(record.value973)
        value974 = record.value974
        value975 = record.value975
        value976 = record.value976
        value977 = Int64(record.value977)
        value978 = record.value978
        value979 = record.value979
        value980 = record.value980
        value981 = Int64(record.value981)
        value982 = record.value982
        value983 = record.value983
        value984 = record.value984
        value985 = Int64(record.value985)
        value986 = record.value986
        value987 = record.value987
        value988 = record.value988
        value989 = Int64(record.value989)
        value990 = record.value990
        value991 = record.value991
        value992 = record.value992
        value993 = Int64(record.value993)
        value994 = record.value994
        value995 = record.value995
        value996 = record.value996
        value997 = Int64(record.value997)
        value998 = record.value998
        value999 = record.value999
    }

    /// A record with what the message holds.
    public var record: Wide {
        Wide(
            value000: value000,
            value001: Int(value001),
            value002: value002,
            value003: value003,
            value004: value004,
            value005: Int(value005),
            value006: value006,
            value007: value007,
            value008: value008,
            value009: Int(value009),
            value010: value010,
            value011: value011,
            value012: value012,
            value013: Int(value013),
            value014: value014,
            value015: value015,
            value016: value016,
            value017: Int(value017),
            value018: value018,
            value019: value019,
            value020: value020,
            value021: Int(value021),
            value022: value022,
            value023: value023,
            value024: value024,
            value025: Int(value025),
            value026: value026,
            value027: value027,
            value028: value028,
            value029: Int(value029),
            value030: value030,
            value031: value031,
            value032: value032,
            value033: Int(value033),
            value034: value034,
            value035: value035,
            value036: value036,
            value037: Int(value037),
            value038: value038,
            value039: value039,
            value040: value040,
            value041: Int(value041),
            value042: value042,
            value043: value043,
            value044: value044,
            value045: Int(value045),
            value046: value046,
            value047: value047,
            value048: value048,
            value049: Int(value049),
            value050: value050,
            value051: value051,
            value052: value052,
            value053: Int(value053),
            value054: value054,
            value055: value055,
            value056: value056,
            value057: Int(value057),
            value058: value058,
            value059: value059,
            value060: value060,
            value061: Int(value061),
            value062: value062,
            value063: value063,
            value064: value064,
            value065: Int(value065),
            value066: value066,
            value067: value067,
            value068: value068,
            value069: Int(value069),
            value070: value070,
            value071: value071,
            value072: value072,
            value073: Int(value073),
            value074: value074,
            value075: value075,
            value076: value076,
            value077: Int(value077),
            value078: value078,
            value079: value079,
            value080: value080,
            value081: Int(value081),
            value082: value082,
            value083: value083,
            value084: value084,
            value085: Int(value085),
            value086: value086,
            value087: value087,
            value088: value088,
            value089: Int(value089),
            value090: value090,
            value091: value091,
            value092: value092,
            value093: Int(value093),
            value094: value094,
            value095: value095,
            value096: value096,
            value097: Int(value097),
            value098: value098,
            value099: value099,
            value100: value100,
            value101: Int(value101),
            value102: value102,
            value103: value103,
            value104: value104,
            value105: Int(value105),
            value106: value106,
            value107: value107,
            value108: value108,
            value109: Int(value109),
            value110: value110,
            value111: value111,
            value112: value112,
            value113: Int(value113),
            value114: value114,
            value115: value115,
            value116: value116,
            value117: Int(value117),
            value118: value118,
            value119: value119,
            value120: value120,
            value121: Int(value121),
            value122: value122,
            value123: value123,
            value124: value124,
            value125: Int(value125),
            value126: value126,
            value127: value127,
            value128: value128,
            value129: Int(value129),
            value130: value130,
            value131: value131,
            value132: value132,
            value133: Int(value133),
            value134: value134,
            value135: value135,
            value136: value136,
            value137: Int(value137),
            value138: value138,
            value139: value139,
            value140: value140,
            value141: Int(value141),
            value142: value142,
            value143: value143,
            value144: value144,
            value145: Int(value145),
            value146: value146,
            value147: value147,
            value148: value148,
            value149: Int(value149),
            value150: value150,
            value151: value151,
            value152: value152,
            value153: Int(value153),
            value154: value154,
            value155: value155,
            value156: value156,
            value157: Int(value157),
            value158: value158,
            value159: value159,
            value160: value160,
            value161: Int(value161),
            value162: value162,
            value163: value163,
            value164: value164,
            value165: Int(value165),
            value166: value166,
            value167: value167,
            value168: value168,
            value169: Int(value169),
            value170: value170,
            value171: value171,
            value172: value172,
            value173: Int(value173),
            value174: value174,
            value175: value175,
            value176: value176,
            value177: Int(value177),
            value178: value178,
            value179: value179,
            value180: value180,
            value181: Int(value181),
            value182: value182,
            value183: value183,
            value184: value184,
            value185: Int(value185),
            value186: value186,
            value187: value187,
            value188: value188,
            value189: Int(value189),
            value190: value190,
            value191: value191,
            value192: value192,
            value193: Int(value193),
            value194: value194,
            value195: value195,
            value196: value196,
            value197: Int(value197),
            value198: value198,
            value199: value199,
            value200: value200,
            value201: Int(value201),
            value202: value202,
            value203: value203,
            value204: value204,
            value205: Int(value205),
            value206: value206,
            value207: value207,
            value208: value208,
            value209: Int(value209),
            value210: value210,
            value211: value211,
            value212: value212,
            value213: Int(value213),
            value214: value214,
            value215: value215,
            value216: value216,
            value217: Int(value217),
            value218: value218,
            value219: value219,
            value220: value220,
            value221: Int(value221),
            value222: value222,
            value223: value223,
            value224: value224,
            value225: Int(value225),
            value226: value226,
            value227: value227,
            value228: value228,
            value229: Int(value229),
            value230: value230,
            value231: value231,
            value232: value232,
            value233: Int(value233),
            value234: value234,
            value235: value235,
            value236: value236,
            value237: Int(value237),
            value238: value238,
            value239: value239,
            value240: value240,
            value241: Int(value241),
            value242: value242,
            value243: value243,
            value244: value244,
            value245: Int(value245),
            value246: value246,
            value247: value247,
            value248: value248,
            value249: Int(value249),
            value250: value250,
            value251: value251,
            value252: value252,
            value253: Int(value253),
            value254: value254,
            value255: value255,
            value256: value256,
            value257: Int(value257),
            value258: value258,
            value259: value259,
            value260: value260,
            value261: Int(value261),
            value262: value262,
            value263: value263,
            value264: value264,
            value265: Int(value265),
            value266: value266,
            value267: value267,
            value268: value268,
            value269: Int(value269),
            value270: value270,
            value271: value271,
            value272: value272,
            value273: Int(value273),
            value274: value274,
            value275: value275,
            value276: value276,
            value277: Int(value277),
            value278: value278,
            value279: value279,
            value280: value280,
            value281: Int(value281),
            value282: value282,
            value283: value283,
            value284: value284,
            value285: Int(value285),
            value286: value286,
            value287: value287,
            value288: value288,
            value289: Int(value289),
            value290: value290,
            value291: value291,
            value292: value292,
            value293: Int(value293),
            value294: value294,
            value295: value295,
            value296: value296,
            value297: Int(value297),
            value298: value298,
            value299: value299,
            value300: value300,
            value301: Int(value301),
            value302: value302,
            value303: value303,
            value304: value304,
            value305: Int(value305),
            value306: value306,
            value307: value307,
            value308: value308,
            value309: Int(value309),
            value310: value310,
            value311: value311,
            value312: value312,
            value313: Int(value313),
            value314: value314,
            value315: value315,
            value316: value316,
            value317: Int(value317),
            value318: value318,
            value319: value319,
            value320: value320,
            value321: Int(value321),
            value322: value322,
            value323: value323,
            value324: value324,
            value325: Int(value325),
            value326: value326,
            value327: value327,
            value328: value328,
            value329: Int(value329),
            value330: value330,
            value331: value331,
            value332: value332,
            value333: Int(value333),
            value334: value334,
            value335: value335,
            value336: value336,
            value337: Int(value337),
            value338: value338,
            value339: value339,
            value340: value340,
            value341: Int(value341),
            value342: value342,
            value343: value343,
            value344: value344,
            value345: Int(value345),
            value346: value346,
            value347: value347,
            value348: value348,
            value349: Int(value349),
            value350: value350,
            value351: value351,
            value352: value352,
            value353: Int(value353),
            value354: value354,
            value355: value355,
            value356: value356,
            value357: Int(value357),
            value358: value358,
            value359: value359,
            value360: value360,
            value361: Int(value361),
            value362: value362,
            value363: value363,
            value364: value364,
            value365: Int(value365),
            value366: value366,
            value367: value367,
            value368: value368,
            value369: Int(value369),
            value370: value370,
            value371: value371,
            value372: value372,
            value373: Int(value373),
            value374: value374,
            value375: value375,
            value376: value376,
            value377: Int(value377),
            value378: value378,
            value379: value379,
            value380: value380,
            value381: Int(value381),
            value382: value382,
            value383: value383,
            value384: value384,
            value385: Int(value385),
            value386: value386,
            value387: value387,
            value388: value388,
            value389: Int(value389),
            value390: value390,
            value391: value391,
            value392: value392,
            value393: Int(value393),
            value394: value394,
            value395: value395,
            value396: value396,
            value397: Int(value397),
            value398: value398,
            value399: value399,
            value400: value400,
            value401: Int(value401),
            value402: value402,
            value403: value403,
            value404: value404,
            value405: Int(value405),
            value406: value406,
            value407: value407,
            value408: value408,
            value409: Int(value409),
            value410: value410,
            value411: value411,
            value412: value412,
            value413: Int(value413),
            value414: value414,
            value415: value415,
            value416: value416,
            value417: Int(value417),
            value418: value418,
            value419: value419,
            value420: value420,
            value421: Int(value421),
            value422: value422,
            value423: value423,
            value424: value424,
            value425: Int(value425),
            value426: value426,
            value427: value427,
            value428: value428,
            value429: Int(value429),
            value430: value430,
            value431: value431,
            value432: value432,
            value433: Int(value433),
            value434: value434,
            value435: value435,
            value436: value436,
            value437: Int(value437),
            value438: value438,
            value439: value439,
            value440: value440,
            value441: Int(value441),
            value442: value442,
            value443: value443,
            value444: value444,
            value445: Int(value445),
            value446: value446,
            value447: value447,
            value448: value448,
            value449: Int(value449),
            value450: value450,
            value451: value451,
            value452: value452,
            value453: Int(value453),
            value454: value454,
            value455: value455,
            value456: value456,
            value457: Int(value457),
            value458: value458,
            value459: value459,
            value460: value460,
            value461: Int(value461),
            value462: value462,
            value463: value463,
            value464: value464,
            value465: Int(value465),
            value466: value466,
            value467: value467,
            value468: value468,
            value469: Int(value469),
            value470: value470,
            value471: value471,
            value472: value472,
            value473: Int(value473),
            value474: value474,
            value475: value475,
            value476: value476,
            value477: Int(value477),
            value478: value478,
            value479: value479,
            value480: value480,
            value481: Int(value481),
            value482: value482,
            value483: value483,
            value484: value484,
            value485: Int(value485),
            value486: value486,
            value487: value487,
            value488: value488,
            value489: Int(value489),
            value490: value490,
            value491: value491,
            value492: value492,
            value493: Int(value493),
            value494: value494,
            value495: value495,
            value496: value496,
            value497: Int(value497),
            value498: value498,
            value499: value499,
            value500: value500,
            value501: Int(value501),
            value502: value502,
            value503: value503,
            value504: value504,
            value505: Int(value505),
            value506: value506,
            value507: value507,
            value508: value508,
            value509: Int(value509),
            value510: value510,
            value511: value511,
            value512: value512,
            value513: Int(value513),
            value514: value514,
            value515: value515,
            value516: value516,
            value517: Int(value517),
            value518: value518,
            value519: value519,
            value520: value520,
            value521: Int(value521),
            value522: value522,
            value523: value523,
            value524: value524,
            value525: Int(value525),
            value526: value526,
            value527: value527,
            value528: value528,
            value529: Int(value529),
            value530: value530,
            value531: value531,
            value532: value532,
            value533: Int(value533),
            value534: value534,
            value535: value535,
            value536: value536,
            value537: Int(value537),
            value538: value538,
            value539: value539,
            value540: value540,
            value541: Int(value541),
            value542: value542,
            value543: value543,
            value544: value544,
            value545: Int(value545),
            value546: value546,
            value547: value547,
            value548: value548,
            value549: Int(value549),
            value550: value550,
            value551: value551,
            value552: value552,
            value553: Int(value553),
            value554: value554,
            value555: value555,
            value556: value556,
            value557: Int(value557),
            value558: value558,
            value559: value559,
            value560: value560,
            value561: Int(value561),
            value562: value562,
            value563: value563,
            value564: value564,
            value565: Int(value565),
            value566: value566,
            value567: value567,
            value568: value568,
            value569: Int(value569),
            value570: value570,
            value571: value571,
            value572: value572,
            value573: Int(value573),
            value574: value574,
            value575: value575,
            value576: value576,
            value577: Int(value577),
            value578: value578,
            value579: value579,
            value580: value580,
            value581: Int(value581),
            value582: value582,
            value583: value583,
            value584: value584,
            value585: Int(value585),
            value586: value586,
            value587: value587,
            value588: value588,
            value589: Int(value589),
            value590: value590,
            value591: value591,
            value592: value592,
            value593: Int(value593),
            value594: value594,
            value595: value595,
            value596: value596,
            value597: Int(value597),
            value598: value598,
            value599: value599,
            value600: value600,
            value601: Int(value601),
            value602: value602,
            value603: value603,
            value604: value604,
            value605: Int(value605),
            value606: value606,
            value607: value607,
            value608: value608,
            value609: Int(value609),
            value610: value610,
            value611: value611,
            value612: value612,
            value613: Int(value613),
            value614: value614,
            value615: value615,
            value616: value616,
            value617: Int(value617),
            value618: value618,
            value619: value619,
            value620: value620,
            value621: Int(value621),
            value622: value622,
            value623: value623,
            value624: value624,
            value625: Int(value625),
            value626: value626,
            value627: value627,
            value628: value628,
            value629: Int(value629),
            value630: value630,
            value631: value631,
            value632: value632,
            value633: Int(value633),
            value634: value634,
            value635: value635,
            value636: value636,
            value637: Int(value637),
            value638: value638,
            value639: value639,
            value640: value640,
            value641: Int(value641),
            value642: value642,
            value643: value643,
            value644: value644,
            value645: Int(value645),
            value646: value646,
            value647: value647,
            value648: value648,
            value649: Int(value649),
            value650: value650,
            value651: value651,
            value652: value652,
            value653: Int(value653),
            value654: value654,
            value655: value655,
            value656: value656,
            value657: Int(value657),
            value658: value658,
            value659: value659,
            value660: value660,
            value661: Int(value661),
            value662: value662,
            value663: value663,
            value664: value664,
            value665: Int(value665),
            value666: value666,
            value667: value667,
            value668: value668,
            value669: Int(value669),
            value670: value670,
            value671: value671,
            value672: value672,
            value673: Int(value673),
            value674: value674,
            value675: value675,
            value676: value676,
            value677: Int(value677),
            value678: value678,
            value679: value679,
            value680: value680,
            value681: Int(value681),
            value682: value682,
            value683: value683,
            value684: value684,
            value685: Int(value685),
            value686: value686,
            value687: value687,
            value688: value688,
            value689: Int(value689),
            value690: value690,
            value691: value691,
            value692: value692,
            value693: Int(value693),
            value694: value694,
            value695: value695,
            value696: value696,
            value697: Int(value697),
            value698: value698,
            value699: value699,
            value700: value700,
            value701: Int(value701),
            value702: value702,
            value703: value703,
            value704: value704,
            value705: Int(value705),
            value706: value706,
            value707: value707,
            value708: value708,
            value709: Int(value709),
            value710: value710,
            value711: value711,
            value712: value712,
            value713: Int(value713),
            value714: value714,
            value715: value715,
            value716: value716,
            value717: Int(value717),
            value718: value718,
            value719: value719,
            value720: value720,
            value721: Int(value721),
            value722: value722,
            value723: value723,
            value724: value724,
            value725: Int(value725),
            value726: value726,
            value727: value727,
            value728: value728,
            value729: Int(value729),
            value730: value730,
            value731: value731,
            value732: value732,
            value733: Int(value733),
            value734: value734,
            value735: value735,
            value736: value736,
            value737: Int(value737),
            value738: value738,
            value739: value739,
            value740: value740,
            value741: Int(value741),
            value742: value742,
            value743: value743,
            value744: value744,
            value745: Int(value745),
            value746: value746,
            value747: value747,
            value748: value748,
            value749: Int(value749),
            value750: value750,
            value751: value751,
            value752: value752,
            value753: Int(value753),
            value754: value754,
            value755: value755,
            value756: value756,
            value757: Int(value757),
            value758: value758,
            value759: value759,
            value760: value760,
            value761: Int(value761),
            value762: value762,
            value763: value763,
            value764: value764,
            value765: Int(value765),
            value766: value766,
            value767: value767,
            value768: value768,
            value769: Int(value769),
            value770: value770,
            value771: value771,
            value772: value772,
            value773: Int(value773),
            value774: value774,
            value775: value775,
            value776: value776,
            value777: Int(value777),
            value778: value778,
            value779: value779,
            value780: value780,
            value781: Int(value781),
            value782: value782,
            value783: value783,
            value784: value784,
            value785: Int(value785),
            value786: value786,
            value787: value787,
            value788: value788,
            value789: Int(value789),
            value790: value790,
            value791: value791,
            value792: value792,
            value793: Int(value793),
            value794: value794,
            value795: value795,
            value796: value796,
            value797: Int(value797),
            value798: value798,
            value799: value799,
            value800: value800,
            value801: Int(value801),
            value802: value802,
            value803: value803,
            value804: value804,
            value805: Int(value805),
            value806: value806,
            value807: value807,
            value808: value808,
            value809: Int(value809),
            value810: value810,
            value811: value811,
            value812: value812,
            value813: Int(value813),
            value814: value814,
            value815: value815,
            value816: value816,
            value817: Int(value817),
            value818: value818,
            value819: value819,
            value820: value820,
            value821: Int(value821),
            value822: value822,
            value823: value823,
            value824: value824,
            value825: Int(value825),
            value826: value826,
            value827: value827,
            value828: value828,
            value829: Int(value829),
            value830: value830,
            value831: value831,
            value832: value832,
            value833: Int(value833),
            value834: value834,
            value835: value835,
            value836: value836,
            value837: Int(value837),
            value838: value838,
            value839: value839,
            value840: value840,
            value841: Int(value841),
            value842: value842,
            value843: value843,
            value844: value844,
            value845: Int(value845),
            value846: value846,
            value847: value847,
            value848: value848,
            value849: Int(value849),
            value850: value850,
            value851: value851,
            value852: value852,
            value853: Int(value853),
            value854: value854,
            value855: value855,
            value856: value856,
            value857: Int(value857),
            value858: value858,
            value859: value859,
            value860: value860,
            value861: Int(value861),
            value862: value862,
            value863: value863,
            value864: value864,
            value865: Int(value865),
            value866: value866,
            value867: value867,
            value868: value868,
            value869: Int(value869),
            value870: value870,
            value871: value871,
            value872: value872,
            value873: Int(value873),
            value874: value874,
            value875: value875,
            value876: value876,
            value877: Int(value877),
            value878: value878,
            value879: value879,
            value880: value880,
            value881: Int(value881),
            value882: value882,
            value883: value883,
            value884: value884,
            value885: Int(value885),
            value886: value886,
            value887: value887,
            value888: value888,
            value889: Int(value889),
            value890: value890,
            value891: value891,
            value892: value892,
            value893: Int(value893),
            value894: value894,
            value895: value895,
            value896: value896,
            value897: Int(value897),
            value898: value898,
            value899: value899,
            value900: value900,
            value901: Int(value901),
            value902: value902,
            value903: value903,
            value904: value904,
            value905: Int(value905),
            value906: value906,
            value907: value907,
            value908: value908,
            value909: Int(value909),
            value910: value910,
            value911: value911,
            value912: value912,
            value913: Int(value913),
            value914: value914,
            value915: value915,
            value916: value916,
            value917: Int(value917),
            value918: value918,
            value919: value919,
            value920: value920,
            value921: Int(value921),
            value922: value922,
            value923: value923,
            value924: value924,
            value925: Int(value925),
            value926: value926,
            value927: value927,
            value928: value928,
            value929: Int(value929),
            value930: value930,
            value931: value931,
            value932: value932,
            value933: Int(value933),
            value934: value934,
            value935: value935,
            value936: value936,
            value937: Int(value937),
            value938: value938,
            value939: value939,
            value940: value940,
            value941: Int(value941),
            value942: value942,
            value943: value943,
            value944: value944,
            value945: Int(value945),
            value946: value946,
            value947: value947,
            value948: value948,
            value949: Int(value949),
            value950: value950,
            value951: value951,
            value952: value952,
            value953: Int(value953),
            value954: value954,
            value955: value955,
            value956: value956,
            value957: Int(value957),
            value958: value958,
            value959: value959,
            value960: value960,
            value961: Int(value961),
            value962: value962,
            value963: value963,
            value964: value964,
            value965: Int(value965),
            value966: value966,
            value967: value967,
            value968: value968,
            value969: Int(value969),
            value970: value970,
            value971: value971,
            value972: value972,
            value973: Int(value973),
            value974: value974,
            value975: value975,
            value976: value976,
            value977: Int(value977),
            value978: value978,
            value979: value979,
            value980: value980,
            value981: Int(value981),
            value982: value982,
            value983: value983,
            value984: value984,
            value985: Int(value985),
            value986: value986,
            value987: value987,
            value988: value988,
            value989: Int(value989),
            value990: value990,
            value991: value991,
            value992: value992,
            value993: Int(value993),
            value994: value994,
            value995: value995,
            value996: value996,
            value997: Int(value997),
            value998: value998,
            value999: value999)
    }
}
