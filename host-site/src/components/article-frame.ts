import styled from '@emotion/styled';

export const ArticleFrame = styled.article``;
