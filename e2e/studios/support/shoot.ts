import type { Browser, Page } from 'playwright-core';

/** An SVG as the photograph that a studio would upload. */
export async function shootDrawing(browser: Browser, svg: string): Promise<Buffer> {
  const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const picture = await page.screenshot({ type: 'jpeg', quality: 88 });
  await page.close();
  return picture;
}

/** The upper part of a page, made smaller. */
export async function shootAsWebp(
  browser: Browser,
  url: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const all = [...document.images];
    for (const one of all) {
      one.loading = 'eager';
      one.decoding = 'sync';
    }
    await Promise.all(all.map((one) => one.decode()));
  });
  // The picture of the first screen comes 1.5 s after the page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.hero-img')].every((one) => getComputedStyle(one).opacity === '1'),
  );
  const whole = { fullPage: true, clip: { x: 0, y: 0, width, height } };
  // What lies below the window is laid out for the first picture, and drawn for the second.
  await page.screenshot(whole);
  const png = await page.screenshot(whole);
  const webp = await toWebp(page, png, width > 600 ? 0.5 : 0.75);
  await page.close();
  return webp;
}

/** By the browser, which has an encoder. */
async function toWebp(page: Page, png: Buffer, scale: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([data, factor]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)];
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      const result = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(result, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), scale] as const,
  );
  return Buffer.from(encoded, 'base64');
}
