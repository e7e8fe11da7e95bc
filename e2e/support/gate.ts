/**
 * The gate has 35 minutes for everything, and opening a picture takes seconds on two cores without a graphics card. So
 * it leaves out what repeats: `npm run e2e` runs all, and so does every night. Each line is held against
 * "project file title" of a test.
 */
const REPETITIONS = [
  // The journey makes a whole project, from its first answers on.
  /new-project\.spec\.ts begins with three answers/,
  // One picture of each kind stands for the 23.
  /contrast\.spec\.ts view (?!1:|7:|16:)/,
  /polygons\.spec\.ts .*view (?!1:|7:|16:)/,
  /tiles\.spec\.ts .*view 16:/,
  // One of each kind stands for what a rule holds of all: every neighbour, status, key, input and window.
  /pointing\.spec\.ts .*(arrow keys lead to every|pointing at a building|keyboard previews a (masterplan|building))/,
  /pointing\.spec\.ts .*Escape clears .* on the (card|picture)/,
  /status-colours\.spec\.ts .*(pending-reservation|reserved|unavailable|sold):/,
  /pulse\.spec\.ts .*clear: (a click|the close)/,
  /zoom\.spec\.ts .*(a masterplan zooms deep with the buttons|a camera view of a masterplan)/,
  /stepped-pan\.spec\.ts .*(window that is (as wide|not (below|above))|cancels it: (a key|the wheel)|between the steps)/,
  /motion\.spec\.ts .*(a filter's card|the bottom bar)/,
  /room\.spec\.ts .*at 1280×640/,
  /crowd\.spec\.ts .*while the picture moves/,
  /prefetch\.spec\.ts .*slow-2g/,
  /stylesheet\.spec\.ts .*each project has its own/,
  /touch\.spec\.ts .*a touched building is previewed/,
  /map\.spec\.ts .*Near Me presses/,
  // Screens are visited at desktop size, in both languages; those left out are like one that is visited, or have specs
  // of their own that look with axe.
  /^phone .*(every-screen|accounts)/,
  /every-screen.*"(apartment|comparison|map|texts|pictures|(list of points|point) of interest|search in a building|login|signup|search in the project|list of masterplans|(new|forgotten) password|verif.*)"/,
  /language\.spec\.ts .*keeps the screen (?!\/masterplan\/2\/building\/1 and|\/base-page)/,
  // Whole journeys are made on a phone, where there is less room for them; login and prices at desktop size.
  /^desktop journeys\.spec/,
  // Behaviour is shown in one language; what is special about Serbian, and a phone's journeys, in Serbian.
  /^desktop (?!.*(GEN-01|whole-studio|GEN-02|GEN-11|language\.spec|translations|waiting\.spec|poi-details)).*in Serbian/,
  /^phone .*touch\.spec.*in Serbian/,
  /^phone walk\.spec.*(in English|by keyboard)/,
  /^desktop walk\.spec.*by pointer/,
  /start\.spec\.ts .*\/rs\/(splash|map)/,
  /errors\.spec\.ts any screen that fails on the server .*in English/,
  // Studio: one way to the same end stands for another; processor times are measured at night.
  /studio\/many-apartments\.spec/,
  /studio\/apartments\.spec\.ts .*goes out as csv/,
  /studio\/grid\.spec\.ts .*by keys alone/,
  /studio\/place-contents\.spec\.ts .*(the project's own texts|could not be saved)/,
  /studio\/uploads\.spec\.ts .*many at once/,
  // Every screen on dark paper in Serbian, by keyboard in English; all of it at night.
  /studio\/whole-studio\.spec\.ts .*in (English, (dark|light)|Serbian, light)/,
  /studio\/whole-studio\.spec\.ts .*in Serbian \[/,
  /studio\/settings\.spec\.ts .*two admins/,
  // Its own page keeps what was shown as every page of the studio does (loaded.test.ts), and rights are compared call by call.
  /studio\/operations\.spec\.ts .*since when no answer/,
  // Axe looks at every screen in a spec of its own and at every component in the catalogue, on dark paper too.
  /studio\/whole-studio\.spec\.ts .*axe finds nothing/,
  // All of drawing by the keyboard alone, from a mask to Publish, passes by the acts one by one.
  /studio\/mask\.spec\.ts .*by keys alone/,
  // Seconds are measured on a machine that does nothing else.
  /studio\/mask\.spec\.ts .*24 megapixels/,
  /studio\/outlines\.spec\.ts .*draws with keys alone/,
  /studio\/grid\.spec\.ts .*few acts of the pointer/,
  /studio\/carry\.spec\.ts/,
  /studio\/outline-acts\.spec\.ts .*(copies an outline|takes a finger)/,
  // Two who draw are merged in outlines.spec; what is drawn is published in publish.spec.
  /studio\/together\.spec\.ts .*(never writes over|shows two people)/,
  /studio\/outline-publishing\.spec/,
  // The journey makes a project, and the API is asked what the pages show.
  /studio\/new-project\.spec\.ts .*invites its admin/,
  /studio\/overview-week\.spec/,
  /studio\/uploads\.spec\.ts .*(the page was reloaded|a newer render)/,
  /studio\/place-contents\.spec\.ts .*gives plans/,
  /studio\/settings\.spec\.ts .*holds, sales plan/,
  /studio\/draft-store\.spec/,
  /desk\/hold\.spec\.ts .*from the board/,
  /desk\/reports\.spec\.ts .*(looks back on a year|told once a day)/,
  // Of a visitor's screens: one case of a rule that has several.
  /filter-speed\.spec/,
  /second-face\.spec\.ts .*a second project wears/,
  /publishing\.spec\.ts .*(bare list|a 404, and so is)/,
  /plan-image\.spec\.ts .*base64/,
  /map\.spec\.ts .*(main search bar shows|geocoder that fails|cannot be explored yet)/,
  /prefetch\.spec\.ts .*a 2g connection/,
  /waiting\.spec\.ts .*the language comes with/,
  /live\.spec\.ts .*(on the list and on the masterplan|with reduced motion)/,
  // Two people draw at random at night, for minutes too: on a full machine a page that is opened on a cut line may wait long.
  /together\.spec\.ts .*loses nothing/,
  // What a picture looks like while it moves, or at another size, takes the processor most, and each line of it has another
  // test in the gate.
  /viewer\/(room|stepped-pan|polygons|tool|crowd|tiles|zoom)\.spec/,
  /\b(motion|contrast|sharpness|phone-on-its-side|walk)\.spec/,
  /second-face\.spec/,
  /studio\/(whole-studio|guide|masterplan-outlines)\.spec/,
  // Every message of the forms, in Serbian on a phone (project phone-forms).
  /^desktop (accounts\/forms|ask|calculator|favourites)\.spec.*in English/,
]

export const leftOut = process.env.E2E_GATE ? REPETITIONS : []
