import { sections } from '../support/made-studio.ts';
import type { MadeStudio } from '../support/made-studio.ts';
import { prints } from './prints.ts';

/** Sand, red and half of the window for a printer's block: the look Clay in colours of its own, in Hindi. */
export const agency: MadeStudio = {
  name: 'agency',
  drawings: prints,
  contentOf: ({ hero, indigo, haldi, mehndi, gulabi }) => ({
    look: { ready: 'Clay', primary: '#a8261d', secondary: '#9a5b00', tertiary: '#1f4f6b', density: 'close' },
    studio: {
      name: 'छापाघर',
      trade: 'design',
      language: 'hi',
      tagline: 'जयपुर का डिज़ाइन घर',
      description: 'हम कारीगरों, दुकानों और त्योहारों के लिए पहचान, पैकेट और पोस्टर बनाते हैं।',
      town: 'जयपुर',
      email: 'namaste@chhapaghar.example',
      phone: '+91 00000 00000',
      contactLead: 'अपना काम दो पंक्तियों में लिखिए। हम एक दिन में उत्तर देते हैं।',
      footerServices: [],
      footerNote: 'सर्वाधिकार सुरक्षित।',
      hasBuiltInServices: false,
    },
    home: {
      heroLine: 'हाथ की छाप, हर काम पर',
      heroHighlight: 'हाथ की छाप',
      heroLead: 'ठप्पे से सीखी हुई डिज़ाइन: पहचान, पैकेट, दुकान और मेले के लिए।',
      heroPicture: hero,
      buttons: [
        { label: 'काम देखिए', href: '/projects' },
        { label: 'बात कीजिए', href: '/contact' },
      ],
      hasStatistics: true,
      statistics: [
        { value: '140', label: 'ठप्पे' },
        { value: '26', label: 'दुकानें' },
        { value: '9', label: 'मेले' },
      ],
      sections: sections({
        services: ['हम क्या बनाते हैं'],
        projects: ['ताज़ा काम'],
        about: ['हमारा घर'],
        contact: ['चिट्ठी लिखिए'],
      }),
    },
    links: [
      ['काम', '/projects'],
      ['सेवाएँ', '/services'],
      ['हम', '/about'],
      ['संपर्क', '/contact'],
    ],
    about: {
      title: 'हमारा घर',
      image: mehndi!,
      paragraphs: ['बगरू के तीन छीपा परिवारों के साथ हम काग़ज़, कपड़े और दीवार पर छापते हैं।'],
    },
    services: [
      ['पहचान', 'नाम, चिह्न और अक्षर, जो बोर्ड से लेकर पर्ची तक एक से दिखें।', 'pehchan', '१'],
      ['पैकेट', 'मसाले, चाय और मिठाई के डिब्बे, जो दोबारा काम आएँ।', 'packet', '२'],
      ['मेला', 'पंडाल, पोस्टर और झंडे, सात दिन में तैयार।', 'mela', '३'],
    ].map(([title, description, slug, icon]) => ({ title, description, slug, icon })),
    projects: [
      ['नीलगर चाय', 'नील के ठप्पे से चाय के बारह डिब्बे।', indigo],
      ['हल्दी हाट', 'मसालों की दुकान की पूरी पहचान।', haldi],
      ['मेहंदी मेला', 'पुष्कर के मेले के लिए झंडे और पोस्टर।', mehndi],
      ['गुलाबी शहर', 'जयपुर की सैर का नक्शा।', gulabi],
    ].map(([title, shortDescription, mainimage]) => ({ title: title!, shortDescription, mainimage })),
    testimonials: [],
  }),
};
