import { agency } from './agency/agency.ts';
import { games } from './games/games.ts';
import { lawFirm } from './law-firm/law-firm.ts';
import { photographer } from './photographer/photographer.ts';

/** In the order of docs/design.md. */
export const studios = [photographer, lawFirm, games, agency];
