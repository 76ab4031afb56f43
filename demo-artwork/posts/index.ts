import { altText } from './alt-text.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { darkContrast } from './dark-contrast.ts';
import { designReview } from './design-review.ts';
import { designTokens } from './design-tokens.ts';
import { firstBrief } from './first-brief.ts';
import { fiveYears } from './five-years.ts';
import { forgivingForms } from './forgiving-forms.ts';
import { gstInvoices } from './gst-invoices.ts';
import { handingOver } from './handing-over.ts';
import { imagePipeline } from './image-pipeline.ts';
import { keyboardFocus } from './keyboard-focus.ts';
import { localSearch } from './local-search.ts';
import { offlineFirst } from './offline-first.ts';
import { outageReport } from './outage-report.ts';
import { pageBudget } from './page-budget.ts';
import { productPages } from './product-pages.ts';
import { retiringSites } from './retiring-sites.ts';
import { serverRendering } from './server-rendering.ts';
import { testPhones } from './test-phones.ts';
import { twoScripts } from './two-scripts.ts';
import { upiCheckout } from './upi-checkout.ts';

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
  'handing-over': handingOver,
  'design-tokens': designTokens,
  'five-years': fiveYears,
};
