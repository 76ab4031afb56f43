import { accessibilityAudits, managedHosting, securityUpdates } from './care.ts';
import { designSystems, interfaceDesign, userResearch } from './design.ts';
import { campaignsAndAnalytics, contentWriting, searchOptimisation } from './marketing.ts';
import { crossPlatformApps, fieldApps, progressiveWebApps } from './mobile.ts';
import { onlineStores, paymentsAndInvoicing, storeMigration, tradeCatalogues } from './shop.ts';
import { apiIntegration, businessWebsites, performanceRescue, webApplications } from './web.ts';

/** The pictures of the sub-services by the name of their file. */
export const servicePictures: Record<string, () => string> = {
  'business-websites': businessWebsites,
  'web-applications': webApplications,
  'api-integration': apiIntegration,
  'performance-rescue': performanceRescue,
  'user-research': userResearch,
  'interface-design': interfaceDesign,
  'design-systems': designSystems,
  'cross-platform-apps': crossPlatformApps,
  'field-apps': fieldApps,
  'progressive-web-apps': progressiveWebApps,
  'online-stores': onlineStores,
  'payments-and-invoicing': paymentsAndInvoicing,
  'trade-catalogues': tradeCatalogues,
  'store-migration': storeMigration,
  'search-optimisation': searchOptimisation,
  'content-writing': contentWriting,
  'campaigns-and-analytics': campaignsAndAnalytics,
  'managed-hosting': managedHosting,
  'security-updates': securityUpdates,
  'accessibility-audits': accessibilityAudits,
};
