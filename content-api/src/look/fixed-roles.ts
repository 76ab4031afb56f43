/** Roles that are the same in every look, written out for the sake of visitors' script. */
export const fixedRoles = {
  onDanger: '#ffffff',
  successText: '#5fe09d',
  successTint: '#4fdb921f',
  danger: '#cf2f45',
  dangerHover: '#b3243a',
  dangerText: '#ff8f97',
  dangerTint: '#ff8a931f',
  warningText: '#ffc766',
  warningTint: '#ffc35c1f',
  /** Upper edge of a raised surface, and of a fill. */
  sheen: '#ffffff09',
  fillSheen: '#ffffff2e',
  backdrop: '#03050ab8',
  shade: '#00000099',
};
