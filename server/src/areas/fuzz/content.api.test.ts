import { contentSamples } from '../../testing/call-samples.ts'
import { fuzzCalls } from '../../testing/fuzz-calls.ts'

fuzzCalls('what visitors read', contentSamples)
