import type { MaskQuestion } from '@belvedere/domain/outlines/mask/plan-mask'
import { m } from '../../../paraglide/messages.js'
import { shortName } from '../short-name.ts'
import styles from './studio-mask-card.module.css'

interface MaskCardProps {
  question: MaskQuestion
  onAnswer: (answer: number) => void
}

/** What the mask does not say by itself. Keys 1 to 3 answer it as well; unanswered, the position holds. */
export function MaskCard({ question, onAnswer }: MaskCardProps) {
  const { title, swatches, answers } = saidOf(question)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {swatches.map(({ hex, words }) => (
          <span key={hex}>
            <i style={{ background: hex }} />
            {words}
          </span>
        ))}
      </p>
      <div>
        {answers.map((words, i) => (
          <button key={words} type="button" aria-keyshortcuts={`${i + 1}`} onClick={() => onAnswer(i + 1)}>
            {words}
            <kbd>{i + 1}</kbd>
          </button>
        ))}
      </div>
    </section>
  )
}

function saidOf(question: MaskQuestion) {
  if (question.kind === 'alike') {
    const [left, right] = [question.left, question.right].map(({ home }) =>
      home ? shortName(home.name) : '?',
    )
    const names = { left: left ?? '?', right: right ?? '?' }
    return {
      title: m.studio_mask_alike({ floor: question.floor ?? '?', ...names }),
      swatches: [
        { hex: question.left.hex, words: m.studio_mask_left({ hex: question.left.hex }) },
        { hex: question.right.hex, words: m.studio_mask_right({ hex: question.right.hex }) },
      ],
      answers: [m.studio_mask_left_right(names), m.studio_mask_swap(), m.studio_mask_one_apartment()],
    }
  }
  const { hex, home } = question.colour
  const swatches = [{ hex, words: hex }]
  if (question.kind === 'clash') {
    const remembered = shortName(question.remembered.name)
    const position = shortName(question.position.name)
    return {
      title: m.studio_mask_clash({ remembered, position }),
      swatches,
      answers: [
        m.studio_mask_as_remembered({ name: remembered }),
        m.studio_mask_as_placed({ name: position }),
      ],
    }
  }
  return {
    title: m.studio_mask_apart({ name: home ? shortName(home.name) : hex }),
    swatches,
    answers: [m.studio_mask_one_apartment(), m.studio_mask_larger_piece()],
  }
}
