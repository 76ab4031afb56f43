/**
 * Rare roles of the usual look, which styles hold: written out, so that visitors' script has neither the raw colours nor
 * what makes roles of them.
 */
export const rareRoles = {
  hover: '#1c2236',
  primaryHover: '#1f52e6',
  primaryGlow: '#5b9bff30',
  secondaryGlow: '#a78bfa29',
  halo: '#143ca080',
  veil: '#070a13c7',
  successText: '#5fe09d',
  successTint: '#4fdb921f',
  dangerText: '#ff8f97',
  dangerTint: '#ff8a931f',
  warningText: '#ffc766',
  warningTint: '#ffc35c1f',
  shade: '#00000099',
};
