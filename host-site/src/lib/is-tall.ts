/** Whether an address says of its picture that it is higher than wide; such a picture is shown whole. */
export function isTall(address: string): boolean {
  return /[#&]tall$/.test(address);
}
