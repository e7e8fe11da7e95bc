import { peopleSamples } from '../../testing/call-samples.ts'
import { fuzzCalls } from '../../testing/fuzz-calls.ts'

fuzzCalls('what people send', peopleSamples)
