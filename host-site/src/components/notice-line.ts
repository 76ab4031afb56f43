import styled from '@emotion/styled';
import { StatusBanner } from 'shared-ui';

/** How something went, above what is shown nevertheless. */
export const NoticeLine = styled(StatusBanner)`
  margin-block: 1.5rem;
`;
