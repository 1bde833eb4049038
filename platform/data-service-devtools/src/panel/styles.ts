/** The panel's own sheet; it applies within its shadow root only. */
export const styles = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; font: inherit; color: inherit; }
.dock, .opener {
  position: fixed; z-index: 2147483000; bottom: 0; left: 0;
  font: 13px/1.45 system-ui, sans-serif;
  color: light-dark(#1c2430, #e4e9f0); background: light-dark(#ffffff, #171c24);
}
.opener {
  left: 12px; bottom: 12px; padding: 6px 14px; border-radius: 999px;
  border: 1px solid light-dark(#8793a3, #66758a); cursor: pointer;
}
.dock {
  right: 0; display: flex; flex-direction: column; max-height: 90vh;
  border-top: 1px solid light-dark(#8793a3, #66758a);
}
.resizer { height: 8px; margin-top: -4px; flex: none; cursor: row-resize; touch-action: none; }
.resizer:hover { background: light-dark(#b9c8dd, #3b4c63); }
:focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4f8); outline-offset: -2px; }
.bar {
  display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0 12px 4px; flex: none; align-items: center;
  border-bottom: 1px solid light-dark(#d5dbe3, #323c4a);
}
[role='tablist'] { display: flex; }
[role='tab'] { border: 0; background: none; padding: 6px 12px; border-radius: 0; }
[role='tab'][aria-selected='true'] { font-weight: 600; box-shadow: inset 0 -2px light-dark(#0b57d0, #8ab4f8); }
.tools { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-left: auto; }
.tools label { display: flex; gap: 4px; align-items: center; }
button, input[type='search'] {
  border: 1px solid light-dark(#8793a3, #66758a); border-radius: 4px; background: light-dark(#f4f6f9, #222a35);
  padding: 3px 10px; min-height: 26px;
}
button { cursor: pointer; }
button:hover:enabled { background: light-dark(#e4eaf2, #2d3846); }
button:disabled { cursor: default; opacity: .6; }
button[aria-pressed='true'] { background: light-dark(#0b57d0, #8ab4f8); color: light-dark(#ffffff, #10151c); }
::placeholder { color: light-dark(#5a6675, #9aa7b8); opacity: 1; }
.body { overflow: auto; flex: 1; }
table { border-collapse: collapse; width: 100%; }
thead th { position: sticky; top: 0; background: light-dark(#f4f6f9, #222a35); font-weight: 600; }
th, td { text-align: left; vertical-align: top; padding: 3px 12px; font-weight: 400; }
td { white-space: nowrap; font-variant-numeric: tabular-nums; }
td:last-child { white-space: normal; }
tbody tr { border-top: 1px solid light-dark(#e3e8ee, #28313d); }
.row {
  border: 0; background: none; padding: 0; min-height: 24px; text-align: left; overflow-wrap: anywhere;
  font: 12px/1.45 ui-monospace, monospace;
}
.row::before { content: '▸ ' / ''; }
.row[aria-expanded='true']::before { content: '▾ ' / ''; }
.details td { background: light-dark(#f8fafc, #1c232d); white-space: normal; padding: 8px 28px 12px; }
.state { border-radius: 3px; padding: 0 6px; }
.fresh { background: light-dark(#d9f2e0, #143d25); }
.stale { background: light-dark(#ffedc7, #4a3608); }
.expired { background: light-dark(#fde0dd, #541f1b); }
.draft, .not-kept { background: light-dark(#e6e4fb, #2f2b57); }
.quiet { color: light-dark(#5a6675, #9aa7b8); }
.empty { padding: 12px; margin: 0; color: light-dark(#5a6675, #9aa7b8); }
.empty button { color: light-dark(#1c2430, #e4e9f0); }
.buttons { display: flex; gap: 6px; margin: 0 0 8px; }
summary { cursor: pointer; min-height: 24px; }
.children { padding-left: 18px; }
.leaf { padding-left: 14px; }
code { font: 12px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
.name { font-weight: 600; }
h2 { font-weight: 600; margin: 6px 0 0; }
ul { margin: 0; padding-left: 18px; }
@media (prefers-reduced-motion: no-preference) { .resizer { transition: background .15s; } }
`
