import { Grid } from '../grid/grid.tsx';

/** The grid as a list of cards. */
export const CardGrid = Grid.withComponent('ul');
