/** @jest-environment node */
import { everyCall } from 'content-api/contract';
import { editorialReads, editorialWrites } from './editorial-rows.ts';
import { kindReads, kindWrites } from './kind-rows.ts';
import { otherReads, otherWrites } from './other-rows.ts';
import { requestReads, requestWrites } from './request-rows.ts';

const rows = [
  kindWrites,
  otherWrites,
  editorialWrites,
  kindReads,
  otherReads,
  editorialReads,
  requestWrites,
  requestReads,
].flat();

/** Calls that the console does not make: those of visitors, of servers, and of the session. */
const ofOthers = [
  ...['login', 'logout', 'refresh', 'createUser', 'endUserSession'],
  ...['sendMessage', 'getReplyTime', 'listTags', 'listProjectTags', 'publicAbout', 'publicFounders'],
  ...['readPreview', 'readReview', 'commentReview', 'decideReview', 'getReview', 'deletePreview'],
  ...['revision', 'site', 'listAddresses', 'listKinds', 'listWantedReceipts', 'noteReceipt'],
  ...['noteVisits', 'countRedirectHits', 'reportRelease', 'reportPolicy', 'changeTexts'],
  ...['openShared', 'sharedPassword', 'checkPass', 'checkSharedFile', 'listPrivate'],
  ...['readClientTestimonial', 'writeClientTestimonial', 'withdrawClientTestimonial'],
  ...['readClientPitch', 'answerPitch', 'askAboutPitch', 'notePitchSeen'],
  // Forms of the browser.
  ...['downloadBackup', 'downloadExport', 'ticketForExport'],
  // For commands and programs: the console has no screen of them.
  ...['startImport', 'listImports', 'getImport', 'changeImport', 'runImport', 'publishImport', 'undoImport'],
  ...['listImportAddresses', 'beginImport', 'sendImportPart', 'listImportFiles', 'replaceImportFile'],
];

/** Calls for what stands beside something else, and is left out when they fail. */
const quiet = [
  ...['me', 'getSettings', 'getRecord', 'getReceipt', 'listRedirectHits', 'setup', 'getOutbox', 'getBackups'],
  ...['listReleaseReports', 'markReleaseReportsSeen', 'listPolicyReports'],
  // Asked again until the server is back.
  'getRestore',
];

/** Not tried with every fault yet. A new call belongs into a row, not here. */
const withoutRow = [
  // Several records one after the other.
  ...['publishRecord', 'unpublishRecord', 'orderRecords'],
  // Files.
  ...[
    'uploadMedia',
    'replaceMedia',
    'bringMedia',
    'getMedia',
    'changeMedia',
    'deleteMedia',
    'importRedirects',
    'importTranslations',
    'importTranslationsTable',
    'exportTranslations',
    'exportTranslationsTable',
    'beginBackupUpload',
    'getBackupUpload',
    'sendBackupPart',
    'cancelBackupUpload',
  ],
  // Behind a question who it is, or a link of a mail.
  ...['changeMe', 'startTotp', 'confirmTotp', 'removeTotp', 'renewRecoveryCodes', 'listFactors'],
  ...['startPasskey', 'confirmPasskey', 'removePasskey', 'passkeyOptions', 'logoutAll', 'logoutOthers'],
  ...['readLink', 'acceptInvitation', 'forgotPassword', 'resetPassword', 'deleteUser', 'listUserSessions'],
  // In a question that is open already.
  'getBackupContents',
  // Parts of a panel beside a form.
  ...['changePreview', 'markStillRight', 'deleteReview', 'resolveComment', 'deleteComment', 'listDeliveries'],
  'readExcerpt',
  ...['getRevision', 'cancelPublication', 'undoBringBack'],
];

test('every call of the contract has a row, or its reason for none', () => {
  const known = [...rows.map(({ id }) => id), ...ofOthers, ...quiet, ...withoutRow];
  expect(everyCall.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
});
