/** A picture that lies in the file store. */
export type StoredPicture = {
  name: string
  key: string
  mime: string
  bytes: number
  width: number
  height: number
}

/** A stored picture by the name of its file in the dataset. */
export type PictureOf = (file: string) => StoredPicture
