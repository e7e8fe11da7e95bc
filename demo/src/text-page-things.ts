import type { Dataset, Text } from './dataset.ts'
import { textMedia } from './ids.ts'
import { textThing } from './media-things.ts'
import type { Thing } from './thing.ts'

type Chapter = { title: Text; parts: readonly { name: Text; text: Text }[] }

/** The project's texts after its description: what the dataset says of its places, gathered under titles. */
export function textPageThings(dataset: Dataset): Thing[] {
  const { project, masterplans, buildings, surroundings } = dataset
  const chapters: Chapter[] = [
    {
      title: { en: 'Neighbourhoods', sr: 'Celine' },
      parts: masterplans.filter(({ community }) => community),
    },
    { title: { en: 'The buildings', sr: 'Zgrade' }, parts: buildings },
    {
      title: { en: 'Around the homes', sr: 'U okruženju' },
      parts: surroundings.map(({ title, text }) => ({ name: title, text })),
    },
  ]
  return chapters
    .filter(({ parts }) => parts.length > 0)
    .map((chapter, index) => {
      const order = index + 1
      const item = {
        id: textMedia(project.id, order),
        type: 'project_text_description',
        name: chapter.title.en,
        order,
      } as const
      return textThing({}, item, { en: written(chapter, 'en'), sr: written(chapter, 'sr') })
    })
}

function written({ title, parts }: Chapter, language: keyof Text): string {
  const sections = parts.map(({ name, text }) => `## ${name[language]}\n\n${text[language]}`)
  return [`# ${title[language]}`, ...sections].join('\n\n')
}
