/** Paths of the default logo: lines of 2.6 with round ends in a square of 24. */
export const defaultLogo = {
  primary: 'M3 7.5h18M3 16.5h5.2M12.8 16.5H21',
  secondary: 'M7.5 3v2.2M7.5 9.8V21M16.5 3v11.2',
  tertiary: 'M16.5 18.8V21',
};
