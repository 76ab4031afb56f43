/** Whether an address says of its picture that it is higher than wide; such a picture is shown whole. */
export function isTall(address: string): boolean {
  return /[#&]tall$/.test(address);
}

/** From here on a frame of 16:9 would cut off a quarter. */
const panorama = 2.4;

/** Whether it says that it is a panorama; in a place as wide as the page such a picture keeps its own proportions. */
export function isPanorama(address: string): boolean {
  const [, width, height] = /[#&]size=(\d+)x(\d+)/.exec(address) ?? [];
  return Number(width) / Number(height) > panorama;
}
