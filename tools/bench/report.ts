import { type Figure, figure } from '../figures/figure.ts'
import type { Pair } from './interleave.ts'

const GOALS = { warm: 0.6, known: 0.6, cold: 0.7, edge: 0.9, changeSeconds: 2 }

export type Figures = {
  warm: Pair
  known: Pair
  cold: Pair
  edge: Pair
  pgbench: number
  changeSeconds: number
}

/** The table and, last, the figures; `reached` says whether every goal is met. */
export function report({ warm, known, cold, edge, pgbench, changeSeconds }: Figures) {
  const reached =
    warm.ratio >= GOALS.warm &&
    known.ratio >= GOALS.known &&
    cold.ratio >= GOALS.cold &&
    edge.ratio >= GOALS.edge &&
    changeSeconds <= GOALS.changeSeconds
  const words = [
    `warm ${times(warm)}`,
    `304 ${times(known)}`,
    `cold ${times(cold)}`,
    `edge ${times(edge)}`,
    `change ${changeSeconds.toFixed(1)} s`,
  ]
  return {
    reached,
    figures: [
      ratio('warm read / bare Fastify route', warm, GOALS.warm),
      ratio('304 / bare Fastify route', known, GOALS.known),
      ratio('cold read / bare pg', cold, GOALS.cold),
      ratio('edge hit / edge synthetic reply', edge, GOALS.edge),
      figure(
        'a change shows in every process',
        `${changeSeconds.toFixed(2)} s`,
        `≤ ${GOALS.changeSeconds} s`,
        changeSeconds <= GOALS.changeSeconds,
      ),
    ],
    lines: [
      `${''.padEnd(44)}per second    beside  ratio   goal`,
      line('warm read / bare Fastify route, CPU second', warm, GOALS.warm),
      line('304 / bare Fastify route, CPU second', known, GOALS.known),
      line('cold read / bare pg, same statements', cold, GOALS.cold),
      `${'  the same statements by pgbench'.padEnd(44)}${''.padStart(10)}${pgbench.toFixed(0).padStart(10)}`,
      line('edge hit / edge synthetic reply', edge, GOALS.edge),
      `${'a change shows in every process'.padEnd(44)}${`${changeSeconds.toFixed(2)} s`.padStart(10)}${`≤ ${GOALS.changeSeconds} s`.padStart(24)}`,
      `bench: ${words.join(', ')}`,
    ],
  }
}

const ratio = (name: string, pair: Pair, goal: number): Figure =>
  figure(name, times(pair), `≥ ${goal}x`, pair.ratio >= goal)

const times = ({ ratio }: Pair) => `${ratio.toFixed(2)}x`

const line = (name: string, { ours, theirs, ratio }: Pair, goal: number) =>
  name.padEnd(44) +
  ours.toFixed(0).padStart(10) +
  theirs.toFixed(0).padStart(10) +
  `${ratio.toFixed(2)}x`.padStart(7) +
  `≥ ${goal.toFixed(2)}`.padStart(7)
