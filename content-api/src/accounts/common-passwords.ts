/**
 * The entries of the list of the 30 000 most common passwords (Dropbox, zxcvbn, MIT licence) that are long enough to be
 * tried here, and a few more of their kind.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    010203040506 012345678910 014702580369 01telemike01 102030405060 1111111111zz 111222333000
    111222333444555 112233445566 122333444455555 123123qweqwe 123321456654 123321qweewq 123456654321
    123456782000 1234567887654321 123456789000 12345678900987654321 123456789012 1234567890123
    1234567890987654321 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty 1234567890zzz
    123456789101 123456789123 1234567892000 12345678987654321 123456789987654321 123456789abc
    123456789asd 123456789qaz 123456789qqq 123456789qwe 123456789qwer 123456789qwerty 123456789zxc
    1234567qwertyu 123456qwerty 1234qwerasdf 1234qwerasdfzxcv 123qwe456rty 123qweasdzxc 123qwerty123
    12qw34er56ty 159753456852 1a2s3d4f5g6h 1q2w3e4r5t6y 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3edc
    1qaz2wsx3edc4rfv 1qazxsw23edc 1qazxsw23edcvfr4 23176djivanfros 31217221027711 32615948worms
    41d8cd98f00b 4815162342lost 541233432442 59382113kevinp 742617000027 89231243658s 89876065093rax
    a1s2d3f4g5h6 abc123456789 admin18533362 adminadminadmin administrator amadeusptfcor an83546921an13
    andrewjackie antananarivu asdfgh123456 asdfghjkl123 auckland2010 avrillavigne bltynbabrfwbz
    boy4u2ownnyc bpgjldsgjldthnf businessbabe changemechangeme chickenwing101 christopher1 cjdthitycndj
    combat123654 contortionist corperfmonsy correcthorsebatterystaple counterstrike devilmaycry4
    digitalprodu dkflbvbhjdbx dkflbvbhjdyf domainlock2005 finalfantasy fkmnthyfnbdf fktrcfylhjdbx
    fktrcfylhjdf fktrcfylhjdyf flvbybcnhfnjh frederiksberg fucktheworld fuckyoubitch fynfyfyfhbde
    gfhjkmgfhjkm ghbdtnghbdtn ghbdtnrfrltkf ghhh47hj7649 ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj
    ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt gjkysqgbpltw greenlantern gtnhjpfdjlcr hd764nw5d7e1vb1
    hedimaptfcor iampurehaha2 iloveboobies ilovemyfamily iloveyouiloveyou ingodwetrust installdevic
    installsqlst iseedeadpeople jamesbond007 justinbieber leavemealone letmeinletmein lhbjkjubz2957704
    lost4815162342 lytghjgtnhjdcr mailcreated5240 maprchem56458 massimiliano masterbaiting masterbating
    masturbation maurolarastefy mevefalkcakk michaeljackson minecraft123 minnesota_hp momsanaladventure
    morganstanley mortalkombat msorcloledbr needforspeed nemvxyheqdd5oqxyxyzi networkingpe
    newproject2004 nhecsyfujkjdt nhfdvfnjkju123 nhfycajhvths nightcrawler nondriversig olcrackmaster
    ontheoutside p030710p$e4o paraklast1974 password1234 passwordpassword passwordstandard peanutbutter
    playstation2 playstation3 polniypizdec0211 polniypizdec110211 pornographic ptybnxtvgbjy punksnotdead
    q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 qawsedrftgyh qaz123wsx456
    qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxswedc123 qazxswedcvfr qwaszxerdfcv qweasdzxc123
    qwerasdfzxcv qwertasdfgzxcvb qwerty123456 qwerty123456789 qwertyasdfgh qwertyuiop10 qwertyuiop12
    qwertyuiop123 qwertyuiop12345 qwertyuiopasdf qwertyuiopasdfghjkl qwertyytrewq residentevil
    rfnthbyf1988 sanfrancisco saun24865709 schoolgirlie seemnemaailm sojdlg123aljg sonnenschein
    sonyericsson specialinsta stickdaddy77 stinkyfinger stratocaster systemofadown temppassword
    thecakeisalie ticketmaster vanyarespekt vfhbyfvfhbyf vfrcbvvfrcbv vfvfvskfhfve vladimirovna
    warhammer40k wazzkaprivet websolutions websolutionssu webuivalidat weihnachtsbau weihnachtsbaum
    welcome12345 whosyourdaddy xxxp455w0rd5 z1x2c3v4b5n6m7 zaq1xsw2cde3 zaqwsxcderfv zcfvfzkexifz
    zqjphsyf6ctifgu zxcasdqwe123 zxcvbn123456 zxcvbnm123456789
`
    .trim()
    .split(/\\s+/),
);
