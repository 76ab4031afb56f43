import { onEachPage } from '../client/page-change.ts';
import { offerLanguage, rememberChoice } from './offer.ts';

// The script of sites in several languages. Pages are the same for all readers: what a browser prefers is known here alone.
rememberChoice();
onEachPage(offerLanguage);
