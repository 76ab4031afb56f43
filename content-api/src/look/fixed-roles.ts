/** Roles that are the same in every look, written out for the sake of visitors' script. */
export const fixedRoles = {
  onDanger: '#ffffff',
  danger: '#cf2f45',
  dangerHover: '#b3243a',
  /** Upper edge of a raised surface, and of a fill. */
  sheen: '#ffffff09',
  fillSheen: '#ffffff2e',
  backdrop: '#03050ab8',
};
