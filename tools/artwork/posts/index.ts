import { altText, darkContrast, forgivingForms, keyboardFocus } from './access.ts';
import { cashOnDelivery, gstInvoices, productPages, upiCheckout } from './commerce.ts';
import { designReview, designTokens, twoScripts } from './craft.ts';
import { fiveYears, firstBrief, localSearch, offlineFirst, outageReport, retiringSites } from './practice.ts';
import { imagePipeline, pageBudget, serverRendering, testPhones } from './speed.ts';

/** The journal's illustrations by the name of their file. */
export const postPictures: Record<string, () => string> = {
  'page-budget': pageBudget,
  'first-brief': firstBrief,
  'keyboard-focus': keyboardFocus,
  'upi-checkout': upiCheckout,
  'two-scripts': twoScripts,
  'cash-on-delivery': cashOnDelivery,
  'image-pipeline': imagePipeline,
  'alt-text': altText,
  'forgiving-forms': forgivingForms,
  'offline-first': offlineFirst,
  'product-pages': productPages,
  'local-search': localSearch,
  'design-review': designReview,
  'dark-contrast': darkContrast,
  'server-rendering': serverRendering,
  'gst-invoices': gstInvoices,
  'outage-report': outageReport,
  'retiring-sites': retiringSites,
  'test-phones': testPhones,
  'design-tokens': designTokens,
  'five-years': fiveYears,
};
