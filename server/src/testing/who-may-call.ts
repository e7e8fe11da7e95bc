import { IDENTITIES, type Identity } from './identities.ts'

/** Who is let in: of those who hold their role on the project that the call is about, and of those from next door. */
type Row = { readonly here: readonly Identity[]; readonly elsewhere: readonly Identity[] }

const LOGGED_IN = IDENTITIES.filter((identity) => identity !== 'visitor')

/** super_admin belongs to every project; whoever works on another one only is nobody here. */
const onlyHere = (...here: Identity[]): Row => ({ here, elsewhere: ['super_admin'] })
const anywhere = (...here: Identity[]): Row => ({ here, elsewhere: here })

const anyone = anywhere(...IDENTITIES)
const self = anywhere(...LOGGED_IN)
const staff = onlyHere('sales_agent', 'project_editor', 'project_admin', 'super_admin')
/** About no single project: everyone gets what their own projects have. */
const staffOfAny = anywhere('sales_agent', 'project_editor', 'project_admin', 'super_admin')
const editors = onlyHere('project_editor', 'project_admin', 'super_admin')
const admins = onlyHere('project_admin', 'super_admin')
const sellers = onlyHere('sales_agent', 'project_admin', 'super_admin')

/**
 * Who may make which call, written by hand from docs/requirements.md: the table of the API area, and AUT-01. It looks
 * at no rule of the product, so that a rule that changes there alone is noticed.
 */
export const WHO_MAY_CALL: Readonly<Record<string, Row>> = {
  // API-01 … 16: accounts
  logIn: anyone,
  getProfile: self,
  refreshToken: anyone,
  logOut: self,
  updateProfile: self,
  updatePassword: self,
  signUp: anyone,
  getUserRole: self,
  getUserRoles: self,
  isAllowed: self,
  confirmEmailVerify: anyone,
  resetPassword: anyone,
  setPassword: anyone,
  verifyPasswordReset: anyone,
  confirmEmail: anyone,
  // Whoever is on the project has a record to tie a portrait to.
  addUserMedia: {
    here: ['user on the project', 'sales_agent', 'project_editor', 'project_admin'],
    elsewhere: [],
  },
  // API-17 … 21
  getStylesheet: anyone,
  listClientApps: staffOfAny,
  listMenuItems: anyone,
  listRootMenu: anyone,
  sendFavoritesOfClientApp: anyone,
  // API-22 … 26
  getMedia: staff,
  listParentGalleries: staff,
  listGalleryContent: staff,
  listMediaTypes: anyone,
  uploadMedia: editors,
  // API-27 … 30
  getMenuItem: anyone,
  listMenuItemChildren: anyone,
  getMenuItemPoi: anyone,
  listMenuItemMedia: anyone,
  // API-31 … 34
  getStaffPoi: staff,
  listStaffPoiMedia: staff,
  listAllPoiTypes: anyone,
  getStaffPoiParent: staff,
  // API-35 … 44
  listStaffProjects: staffOfAny,
  getStaffProject: staff,
  changeProject: admins,
  listStaffProjectMasterplans: staff,
  listStaffPackages: staff,
  listStaffProjectBuildings: staff,
  listStaffProjectApartments: staff,
  getProjectStructure: staff,
  listReservations: staff,
  getStaffProjectSettings: staff,
  listStaffProjectMedia: staff,
  addProjectMedia: editors,
  changeProjectMedia: editors,
  removeProjectMedia: editors,
  // API-45 … 49
  getStaffMasterplan: staff,
  changeMasterplan: editors,
  removeMasterplan: editors,
  addMasterplan: editors,
  listStaffMasterplanPois: staff,
  listStaffMasterplanBuildings: staff,
  listStaffNestedMasterplans: staff,
  // API-50 … 61
  listProjectFeatures: anyone,
  listProjects: anyone,
  getProject: anyone,
  listProjectMasterplans: anyone,
  listPackages: anyone,
  listProjectMedia: anyone,
  getProjectSettings: anyone,
  getProjectMedia: anyone,
  getProjectMediaFile: anyone,
  getStatuses: anyone,
  followStatuses: anyone,
  listProjectBuildings: anyone,
  listProjectApartments: anyone,
  listUsersOnProject: anyone,
  // API-62 … 70
  getMasterplan: anyone,
  listMasterplanPois: anyone,
  listMasterplanBuildings: anyone,
  listNestedMasterplans: anyone,
  getPoi: anyone,
  listPoiTypes: anyone,
  getPoiParent: anyone,
  listPoiMedia: anyone,
  getPoiMediaFile: anyone,
  // API-71 … 78
  getBuilding: anyone,
  listBuildingPois: anyone,
  listBuildingApartments: anyone,
  listApartmentOrientations: anyone,
  listApartmentTypes: anyone,
  getApartment: anyone,
  listApartmentPois: anyone,
  sendFavorites: anyone,
  // API-79 … 81
  addPackage: editors,
  changePackage: editors,
  removePackage: editors,
  listPackageItems: anyone,
  askForPrice: anyone,
  // API-82 … 86
  getFavorites: self,
  putFavorites: self,
  getChallenge: anyone,
  listPlaces: anyone,
  getApartmentFiles: anyone,
  changeApartment: sellers,
  // SEC-05: events are shown to super_admin, one's own to oneself.
  listOwnSecurityEvents: self,
  listSecurityEvents: anywhere('super_admin'),
  // OPS-01
  getInstallation: anywhere('super_admin'),
  retryQueue: anywhere('super_admin'),
  // SEC-07: enquiries are the sales agents' (ACC-10) and the admins'.
  // RSV-01 … 03
  listClaims: staff,
  getDeskApartment: staff,
  claimApartment: sellers,
  extendClaim: sellers,
  releaseClaim: sellers,
  convertClaim: sellers,
  correctSale: admins,
  listOffers: staff,
  joinWaitingList: sellers,
  leaveWaitingList: sellers,
  orderWaitingList: admins,
  // INB: enquiries and buyers, which no editor sees
  listEnquiries: sellers,
  getInboxCounts: sellers,
  getEnquiry: sellers,
  addEnquiryStep: sellers,
  separateEnquiry: sellers,
  listBuyers: sellers,
  getBuyer: sellers,
  addBuyer: sellers,
  mergeBuyers: sellers,
  changeBuyer: sellers,
  addBuyerNote: sellers,
  exportBuyers: sellers,
  listUndeliveredMails: sellers,
  sendMailAgain: sellers,
  // PRV-02: everyone about themselves; a buyer's data is the admins'.
  getOwnData: self,
  deleteAccount: self,
  findBuyer: admins,
  exportBuyer: admins,
  eraseBuyer: admins,
  // SEC-04: everyone's own passkeys, codes and sessions.
  beginPasskeyLogin: anyone,
  logInWithPasskey: anyone,
  logInWithCode: anyone,
  getSecurity: self,
  confirmIdentity: self,
  beginPasskey: self,
  addPasskey: self,
  // The sample is this user's own: nobody else may touch it, not even super_admin.
  renamePasskey: { here: ['user'], elsewhere: [] },
  removePasskey: { here: ['user'], elsewhere: [] },
  beginCodes: self,
  turnCodesOn: self,
  turnCodesOff: self,
  renewRecoveryCodes: self,
  listSessions: self,
  endOneSession: { here: ['user'], elsewhere: [] },
  endOtherSessions: self,
  // AUT: super_admin makes projects and gives them hosts; editors change content, admins prices, sellers statuses.
  addProject: anywhere('super_admin'),
  removeProject: anywhere('super_admin'),
  listRemovedProjects: anywhere('super_admin'),
  bringBackProject: anywhere('super_admin'),
  setProjectHosts: anywhere('super_admin'),
  // STU: whoever works on the project sees it at a glance.
  getOverview: staff,
  getPlaces: staff,
  listActions: staff,
  getAction: staff,
  listActionRows: staff,
  // Whoever may do it may undo it; the sample is a change of content.
  undoAction: editors,
  listDrafts: staff,
  publishDrafts: editors,
  // IMP: whoever changes content brings lists in; the fields of prices and statuses have rights of their own. APT-03: what
  // is seen goes out. SET-01: keys are the admins'.
  uploadImport: editors,
  listImports: staff,
  readImport: editors,
  checkImport: editors,
  applyImport: editors,
  cancelImport: editors,
  exportApartments: staff,
  listApiKeys: admins,
  addApiKey: admins,
  withdrawApiKey: admins,
  // INB-05: the head of sales alone; who wants an apartment, whoever sees its reservations. Browsers tell of who looks.
  getReport: admins,
  exportReport: admins,
  getApartmentDemand: staff,
  getPriceSteps: staff,
  countLook: anyone,
  // SET-01, INB-04: so are webhooks; enquiries go out by whoever answers them.
  listWebhooks: admins,
  addWebhook: admins,
  changeWebhook: admins,
  removeWebhook: admins,
  testWebhook: admins,
  listWebhookDeliveries: admins,
  sendWebhookAgain: admins,
  exportEnquiries: sellers,
  // PUB-01: whoever publishes shows what waits; with prices in it, an admin alone.
  listPreviewLinks: editors,
  addPreviewLink: editors,
  withdrawPreviewLink: editors,
  // PLC: authors send pictures and match plans; whoever works on the project sees how far they are.
  addUpload: editors,
  listUploads: staff,
  getUpload: staff,
  removeUpload: editors,
  dropNewerPicture: editors,
  getStudioMediaFile: staff,
  matchPlans: editors,
  // PPL-01: people are the admins'; who is on the project, its staff see. A mailed link is whoever's that holds it.
  listPeople: staff,
  changePerson: admins,
  removePerson: admins,
  listInvitations: admins,
  invite: admins,
  inviteAgain: admins,
  changeInvitation: admins,
  withdrawInvitation: admins,
  listPriceViewers: admins,
  addPriceViewer: admins,
  removePriceViewer: admins,
  openInvitation: anyone,
  acceptInvitation: anyone,
  // PPL-02: super_admin alone.
  listAccounts: anywhere('super_admin'),
  removeFactors: anywhere('super_admin'),
  blockAccount: anywhere('super_admin'),
  // OUT: whoever draws remembers colours of masks, and is seen to draw.
  getMaskColours: staff,
  keepMaskColours: editors,
  keepPresence: editors,
  // Whoever reads the table is seen to have it open.
  keepTablePresence: staff,
  // The look is the admin's alone; whoever works on the project sees what it is and will be.
  getLook: staff,
  changeLook: admins,
  dropLookDraft: admins,
  publishLook: admins,
  ...Object.fromEntries(
    [
      'Masterplans',
      'Buildings',
      'ApartmentTypes',
      'Apartments',
      'CameraViews',
      'InfoPoints',
      'Media',
      'Outlines',
      'ClientApps',
      'MenuItems',
      'Packages',
    ].flatMap((things) => [
      [`listStudio${things}`, staff],
      [`getStudio${things}`, staff],
      [`addStudio${things}`, editors],
      [`changeStudio${things}`, editors],
      [`saveStudio${things}`, editors],
      [`removeStudio${things}`, editors],
    ]),
  ),
}
