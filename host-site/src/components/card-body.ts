import { css } from '@emotion/react';

export const cardBody = css``;
