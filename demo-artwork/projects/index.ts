import { caratDeskCover, caratDeskDetail } from './carat-desk.ts';
import { caratDeskChit, caratDeskScales, caratDeskTally } from './carat-desk-story.ts';
import { dugdhaLedgerCover, dugdhaLedgerDetail } from './dugdha-ledger.ts';
import { flamingoCountCover, flamingoCountDetail } from './flamingo-count.ts';
import {
  flamingoCountMorning,
  flamingoCountReview,
  flamingoCountUncertainty,
} from './flamingo-count-story.ts';
import { kilnAndLineCover, kilnAndLineDetail } from './kiln-and-line.ts';
import { mandiBoardCover, mandiBoardDetail } from './mandi-board.ts';
import { padhaiPathCover, padhaiPathDetail } from './padhai-path.ts';
import { patolaHouseCover, patolaHouseDetail } from './patola-house.ts';
import { rannRouteCover, rannRouteDetail } from './rann-route.ts';
import { rannRouteGuide, rannRouteHold, rannRouteSeason } from './rann-route-story.ts';
import { saathiClinicsCover, saathiClinicsDetail } from './saathi-clinics.ts';
import { stepwellAtlasCover, stepwellAtlasDetail } from './stepwell-atlas.ts';
import { suryagharCover, suryagharDetail } from './suryaghar.ts';
import { tiffinLoopCover, tiffinLoopDetail } from './tiffin-loop.ts';
import { tiffinLoopBox, tiffinLoopKitchen, tiffinLoopPause } from './tiffin-loop-story.ts';

/** Two pictures a project, and more of those with a case study, by the name of their file. */
export const projectPictures: Record<string, () => string> = {
  'rann-route': rannRouteCover,
  'rann-route-detail': rannRouteDetail,
  'rann-route-season': rannRouteSeason,
  'rann-route-hold': rannRouteHold,
  'rann-route-guide': rannRouteGuide,
  'dugdha-ledger': dugdhaLedgerCover,
  'dugdha-ledger-detail': dugdhaLedgerDetail,
  'patola-house': patolaHouseCover,
  'patola-house-detail': patolaHouseDetail,
  'saathi-clinics': saathiClinicsCover,
  'saathi-clinics-detail': saathiClinicsDetail,
  'mandi-board': mandiBoardCover,
  'mandi-board-detail': mandiBoardDetail,
  'padhai-path': padhaiPathCover,
  'padhai-path-detail': padhaiPathDetail,
  'stepwell-atlas': stepwellAtlasCover,
  'stepwell-atlas-detail': stepwellAtlasDetail,
  'kiln-and-line': kilnAndLineCover,
  'kiln-and-line-detail': kilnAndLineDetail,
  suryaghar: suryagharCover,
  'suryaghar-detail': suryagharDetail,
  'carat-desk': caratDeskCover,
  'carat-desk-detail': caratDeskDetail,
  'carat-desk-tally': caratDeskTally,
  'carat-desk-scales': caratDeskScales,
  'carat-desk-chit': caratDeskChit,
  'tiffin-loop': tiffinLoopCover,
  'tiffin-loop-detail': tiffinLoopDetail,
  'tiffin-loop-kitchen': tiffinLoopKitchen,
  'tiffin-loop-pause': tiffinLoopPause,
  'tiffin-loop-box': tiffinLoopBox,
  'flamingo-count': flamingoCountCover,
  'flamingo-count-detail': flamingoCountDetail,
  'flamingo-count-morning': flamingoCountMorning,
  'flamingo-count-uncertainty': flamingoCountUncertainty,
  'flamingo-count-review': flamingoCountReview,
};
