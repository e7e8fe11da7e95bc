import { type RefObject, useEffect, useRef } from 'react'
import { LIST_PLACE, type ListName, type ListPlace, listPlace } from './trail.ts'

/** For the link of a list to one of its apartments. */
export function fromList(list: ListName, apartmentId: number, shown?: readonly number[]) {
  return {
    state: FROM_LIST,
    onClick({ currentTarget }: { currentTarget: Element }) {
      const place: ListPlace = { list, apartmentId, top: topOf(currentTarget), shown }
      history.replaceState({ ...history.state, [LIST_PLACE]: place }, '')
    },
  }
}

const FROM_LIST = { fromList: true }

/** Whether the screen before this one is a list that this one was opened from. */
export const cameFromList = (state: unknown) => (state as Partial<typeof FROM_LIST> | null)?.fromList === true

/** The link of an apartment in a list that is drawn, if it is. */
export const linkTo = (list: Element | null, apartmentId: number) =>
  list?.querySelector<HTMLElement>(`a[href$="/apartment/${apartmentId}"]`)

/** Puts the link back where it was pressed, and the focus on it. */
export function returnTo(link: HTMLElement, { top }: ListPlace): void {
  const { [LIST_PLACE]: _, ...rest } = history.state ?? {}
  history.replaceState(rest, '')
  const scroller = scrollerOf(link) ?? document.scrollingElement
  scroller?.scrollBy({ top: topOf(link) - top, behavior: 'instant' })
  link.focus({ preventScroll: true })
}

/** For a list that is drawn as a whole, as soon as it is. */
export function useReturn(name: ListName, list: RefObject<Element | null>): void {
  const place = useRef(listPlace(name))
  useEffect(() => {
    const link = place.current && linkTo(list.current, place.current.apartmentId)
    if (!link || !place.current) return
    returnTo(link, place.current)
    place.current = undefined
  })
}

function topOf(link: Element): number {
  return link.getBoundingClientRect().top - (scrollerOf(link)?.getBoundingClientRect().top ?? 0)
}

/** A list in a panel scrolls by itself, the others with their page. */
const scrollerOf = (link: Element) => link.closest('[data-list-scrolls]')
