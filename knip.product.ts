import type { KnipConfig } from 'knip'
import whole from './knip.json' with { type: 'json' }

const TESTS = /[.](test|spec|stories)[.]tsx?$|[/](testing|[.]storybook)[/]/

/** Tests and stories read as empty files reach nothing: what is only for them is unused, and goes. */
const withoutTests = (text: string, path: string) => (TESTS.test(path) ? '' : text)

export default {
  ...whole,
  compilers: { ts: withoutTests, tsx: withoutTests },
  // What a file needs itself may be exported for its test.
  ignoreExportsUsedInFile: true,
  // What is made for tests, and tools, whose tests are the checks themselves.
  ignoreIssues: {
    ...whole.ignoreIssues,
    '{**/testing,e2e,tools,web/.storybook}/**': ['files', 'exports', 'types'],
  },
} as KnipConfig
