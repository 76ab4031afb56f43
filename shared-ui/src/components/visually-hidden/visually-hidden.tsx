import styled from '@emotion/styled';
import { visuallyHidden } from '../../styles/visually-hidden.ts';

/** Words for assistive technology only. */
export const VisuallyHidden = styled.span(visuallyHidden);
