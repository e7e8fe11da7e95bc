import { m } from '../../paraglide/messages.js'
import type { Page, Texts } from './load-texts.ts'
import styles from './texts-screen.module.css'

const anchor = ({ id }: Page) => `text-${id}`

/** The project's texts: those with a title of their own are sections that can be gone to. */
export function TextsScreen({ name, texts }: { name: string; texts: Texts }) {
  const { pages, single, slogan, notes } = texts
  const titled = pages.filter(({ title }) => title !== undefined)
  const heading = single ? (pages[0]?.title ?? m.about({ name })) : m.about({ name })
  return (
    <main className={styles.page}>
      {!single && titled.length > 1 && (
        <nav className={styles.contents} aria-label={m.contents()}>
          <ul>
            {titled.map((page) => (
              <li key={page.id}>
                <a href={`#${anchor(page)}`}>{page.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className={styles.words}>
        <h1 className={styles.title}>{heading}</h1>
        {!single && slogan && <p className={styles.slogan}>{slogan}</p>}
        {pages.map((page) => (
          <section key={page.id} id={anchor(page)} className={styles.section}>
            {!single && page.title && <h2 className={styles.sectionTitle}>{page.title}</h2>}
            <Blocks page={page} level={single ? 'h2' : 'h3'} />
          </section>
        ))}
        {pages.length === 0 && <p>{m.nothing_published()}</p>}
        {!single && notes.length > 0 && (
          <footer className={styles.notes}>
            {notes.map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
          </footer>
        )}
      </article>
    </main>
  )
}

function Blocks({ page, level: Heading }: { page: Page; level: 'h2' | 'h3' }) {
  return page.blocks.map(({ kind, text }) =>
    kind === 'heading' ? (
      <Heading key={text} className={styles.heading}>
        {text}
      </Heading>
    ) : (
      <p key={text} className={styles.paragraph}>
        {text}
      </p>
    ),
  )
}
