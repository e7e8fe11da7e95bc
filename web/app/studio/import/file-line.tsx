import { LETTERS } from '@belvedere/domain/imports/letters'
import { NUMBER_FORMATS } from '@belvedere/domain/imports/read-number'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { Choices, Reading } from './import-types.ts'
import { Pick } from './pick.tsx'
import styles from './studio-columns-step.module.css'

const LETTER_WORDS: Readonly<Record<(typeof LETTERS)[number], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
}

const SEPARATOR_WORDS = {
  comma: m.studio_import_comma,
  semicolon: m.studio_import_semicolon,
  tab: m.studio_import_tab,
}

const NUMBER_SAMPLES = { comma: '1.250,50', point: '1,250.50' }

const KB = 1024

interface FileLineProps {
  reading: Reading
  choices: Choices
  onChoose: (choices: Choices) => void
  onAnother: () => void
}

/** The file, and how it was read: each a choice, with a sample of the file's own. */
export function FileLine({ reading, choices, onChoose, onAnother }: FileLineProps) {
  const { fileName, rows, columns, bytes, text, numbers, sheets, sheet } = reading
  // With other letters or separators the columns are others too.
  const { columns: _, ...rest } = choices
  const size = `${Math.max(1, Math.round(bytes / KB))} KB`
  return (
    <div className={styles.file}>
      <span className={styles.tile}>
        <StaffIcon name="file" />
      </span>
      <p className={styles.name}>
        <strong>{fileName}</strong>
        <span>
          {`${m.studio_import_rows_count({ count: rows })}, ${m.studio_import_columns_count({ count: columns.length })}, ${size}`}
        </span>
      </p>
      {text && (
        <Pick
          label={m.studio_import_letters()}
          value={text.letters}
          options={LETTERS.map((value) => ({ value, name: LETTER_WORDS[value] }))}
          sample={text.sample}
          onPick={(letters) => onChoose({ ...rest, letters })}
        />
      )}
      {text && (
        <Pick
          label={m.studio_import_separator()}
          value={text.separator}
          options={(['comma', 'semicolon', 'tab'] as const).map((value) => ({
            value,
            name: SEPARATOR_WORDS[value](),
          }))}
          onPick={(separator) => onChoose({ ...rest, separator })}
        />
      )}
      {sheets.length > 1 && (
        <Pick
          label={m.studio_import_sheet()}
          value={sheet}
          options={sheets.map((value) => ({ value, name: value }))}
          onPick={(chosen) => onChoose({ ...rest, sheet: chosen })}
        />
      )}
      <Pick
        label={m.studio_import_numbers()}
        value={numbers}
        options={NUMBER_FORMATS.map((value) => ({ value, name: NUMBER_SAMPLES[value] }))}
        onPick={(chosen) => onChoose({ ...choices, numbers: chosen })}
      />
      <Button look="text" className={styles.another} onClick={onAnother}>
        {m.studio_import_another_file()}
      </Button>
    </div>
  )
}
