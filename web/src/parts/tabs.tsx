/** Tabs, and the question whether the screen is wide enough to do without some. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'

interface Tab {
  name: string
  label: string
  badge?: number
  content: ComponentChildren
}

export function Tabs({ tabs }: { tabs: Tab[] }) {
  const [name, setName] = useState(tabs[0]!.name)
  const id = useId()
  const open = tabs.find((tab) => tab.name === name) ?? tabs[0]!
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!
    setName(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <div class="tabs">
      <div role="tablist" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setName(tab.name)}
          >
            {tab.label}
            {!!tab.badge && <span class="badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div class={`tab-panel tab-${open.name}`} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.name}`} tabIndex={0}>
        {open.content}
      </div>
    </div>
  )
}

/** Whether there is room for players, board and choices side by side. */
export function useWide(): boolean {
  const [query] = useState(() => matchMedia('(min-width: 1200px)'))
  const [wide, setWide] = useState(query.matches)
  useEffect(() => {
    const change = () => setWide(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [query])
  return wide
}
