import { CardGrid } from 'shared-ui';

export const PostGrid = CardGrid;
