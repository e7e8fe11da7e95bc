import { staffSamples } from '../../testing/call-samples.ts'
import { fuzzCalls } from '../../testing/fuzz-calls.ts'

fuzzCalls(
  'what staff change',
  staffSamples.filter(({ call }) => call.method !== 'GET'),
)
