import { designTokensGreys, designTokensLayers } from './design-tokens.ts';
import { gstInvoicesPaper, gstInvoicesSplit } from './gst-invoices.ts';
import { imagePipelineFiles, imagePipelineRescue, imagePipelineSizes } from './image-pipeline.ts';
import { offlineFirstAgain, offlineFirstQueue } from './offline-first.ts';
import { pageBudgetShares, pageBudgetWeeks } from './page-budget.ts';
import { serverRenderingFlow, serverRenderingVisit } from './server-rendering.ts';

/** Figures within the journal's articles, by the name of their file. */
export const articleFigures: Record<string, () => string> = {
  'page-budget-shares': pageBudgetShares,
  'page-budget-weeks': pageBudgetWeeks,
  'image-pipeline-files': imagePipelineFiles,
  'image-pipeline-sizes': imagePipelineSizes,
  'image-pipeline-rescue': imagePipelineRescue,
  'offline-first-queue': offlineFirstQueue,
  'offline-first-again': offlineFirstAgain,
  'server-rendering-flow': serverRenderingFlow,
  'server-rendering-visit': serverRenderingVisit,
  'gst-invoices-paper': gstInvoicesPaper,
  'gst-invoices-split': gstInvoicesSplit,
  'design-tokens-layers': designTokensLayers,
  'design-tokens-greys': designTokensGreys,
};
