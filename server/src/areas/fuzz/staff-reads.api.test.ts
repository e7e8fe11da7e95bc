import { staffSamples } from '../../testing/call-samples.ts'
import { fuzzCalls } from '../../testing/fuzz-calls.ts'

fuzzCalls(
  'what staff read',
  staffSamples.filter(({ call }) => call.method === 'GET'),
)
