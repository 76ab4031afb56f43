/** Header of every answer that depends on content: the revision (see `revisionSchema`) of the content it was made from. */
export const contentRevisionHeader = 'x-content-revision';
