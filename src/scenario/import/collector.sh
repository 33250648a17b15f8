LC_ALL=C; export LC_ALL
unset CDPATH
found=
# Text as the inside of a JSON string. The dot keeps line feeds at the end.
esc() {
  printf '%s.' "$1" | awk '
    BEGIN { for (i = 1; i < 32; i++) code[sprintf("%c", i)] = sprintf("\\u%04x", i) }
    { out = out (NR > 1 ? "\\n" : "")
      n = length($0)
      for (i = 1; i <= n; i++) {
        c = substr($0, i, 1)
        if (c == "\\" || c == "\"") out = out "\\" c
        else if (c in code) out = out code[c]
        else out = out c
      } }
    END { printf "%s", substr(out, 1, length(out) - 1) }'
}
utf8() {
  command -v iconv >/dev/null 2>&1 || return 0
  printf '%s' "$1" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1
}
# One line for each file, so that none stands twice at the end.
say() { printf '"%s":%s\n' "$(esc "$1")" "$2"; }
# One path, as what it is. A link brings the file it leads to.
put() {
  utf8 "$1" || { printf 'left out, its name is not UTF-8: %s\n' "$1" >&2; return 0; }
  if [ -L "$1" ]; then
    say "$1" "{\"symlink\":\"$(esc "$(readlink "$1"; printf .)" | awk '{ sub(/\\n\.$/, ""); printf "%s", $0 }')\"}"
    case $2 in xxxxxxxx) return 0 ;; esac
    [ -f "$1" ] || return 0
    t=$(readlink "$1")
    case $t in /*) ;; *) t=$(dirname "$1")/$t ;; esac
    d=$(cd "$(dirname "$t")" 2>/dev/null && pwd -P) || return 0
    put "$d/${t##*/}" "x$2"
  elif [ -d "$1" ]; then
    say "$1" '{"dir":true}'
  elif [ -f "$1" ]; then
    if [ ! -r "$1" ]; then say "$1" '{"unreadable":true}'
    elif [ "$(wc -c < "$1")" -gt 4000000 ]; then printf 'left out, too large: %s\n' "$1" >&2
    else say "$1" "{\"base64\":\"$(base64 < "$1" | tr -d '\n')\"}"
    fi
  fi
}
has() { [ -e "$1" ] || [ -L "$1" ]; }
# Values of keys that name files, or the names of one list.
key() { [ -r "$1" ] && awk -v k="$2" '
    { line = $0; sub(/^[ \t]+/, "", line) }
    !on && match(line, "^\"?(" k ")\"?[ \t]*=") { line = substr(line, RLENGTH + 1); on = 1; list = line ~ /^[ \t]*\[/ }
    on { s = line
      while (match(s, /"[^"]*"|'"'"'[^'"'"']*'"'"'/)) { print substr(s, RSTART + 1, RLENGTH - 2); s = substr(s, RSTART + RLENGTH) }
      if (!list || line ~ /\]/) on = 0 }' "$1"; return 0; }
# The files that a configuration names.
named() {
  key "$1" 'model_instructions_file|experimental_compact_prompt_file|model_catalog_json' | while IFS= read -r f; do
    case $f in /*) ;; "~/"*) f=$HOME/${f#??} ;; *) f=$(dirname "$1")/$f ;; esac
    d=$(cd "$(dirname "$f")" 2>/dev/null && pwd -P) && [ -f "$f" ] && put "$d/${f##*/}"
  done
}
# A configuration with the files it names.
config() { has "$1" || return 0; put "$1"; named "$1"; }
# What makes a directory the root of a checkout.
mark() {
  if [ -d "$1/.git" ] && [ ! -L "$1/.git" ]; then
    if [ -e "$1/.git/HEAD" ]; then put "$1/.git/HEAD"; else put "$1/.git"; fi
  elif has "$1/.git"; then
    put "$1/.git"
    g=$(awk '/^gitdir:/ { sub(/^gitdir:[ \t]*/, ""); print; exit }' "$1/.git" 2>/dev/null)
    case $g in '') return 0 ;; /*) ;; *) g=$1/$g ;; esac
    g=$(cd "$g" 2>/dev/null && pwd -P) || return 0
    for m in HEAD gitdir commondir; do [ -f "$g/$m" ] && put "$g/$m"; done
  fi
  # Other names that the configuration makes a root marker: that they are there is all that counts.
  printf '%s\n' "$markers" | while IFS= read -r n; do
    case $n in '' | */* | .git) continue ;; esac
    if [ -d "$1/$n" ] && [ ! -L "$1/$n" ]; then say "$1/$n" '{"dir":true}'
    elif has "$1/$n"; then say "$1/$n" '{"base64":""}'
    fi
  done
  return 0
}
# Names that matter in one directory.
names() {
  for f in "$1"/[Aa][Gg][Ee][Nn][Tt]* "$1"/CLAUDE*.md "$1"/GEMINI.md "$1"/.cursorrules "$1"/.windsurfrules; do
    case ${f##*/} in *.md | *.MD | *.txt | *.mdx | *.markdown | AGENTS) has "$f" && put "$f" ;; esac
  done
  printf '%s\n' "$fallback" | while IFS= read -r n; do
    case $n in '' | */* | [Aa][Gg][Ee][Nn][Tt][Ss].[Mm][Dd]) ;; *) has "$1/$n" && put "$1/$n" ;; esac
  done
  [ "$1/.codex" = "$home" ] || config "$1/.codex/config.toml"
  mark "$1"
}
# Every directory below, but for those of packages and caches.
walk() {
  names "$1"
  for f in "$1"/* "$1"/.[!.]*; do
    [ -d "$f" ] && [ ! -L "$f" ] || continue
    [ "$f" = "$home" ] && continue
    case ${f##*/} in
      .git | .hg | .svn | .jj | .sl | node_modules | bower_components | .venv | venv | __pycache__ | .tox | .cache | .next | .gradle | .cargo | .terraform | Pods | .codex) continue ;;
    esac
    walk "$f"
  done
}
# The directory itself, CODEX_HOME, and the root of the checkout.
here=$(pwd -P; printf .); here=${here%??}
home=${CODEX_HOME:-$HOME/.codex}
home=$(cd "$home" 2>/dev/null && pwd -P || printf '%s' "$home")
up=$here
[ "$up" = / ] && up=
root=
while :; do
  if has "$up/.git"; then root=$up; found=1; break; fi
  [ -n "$up" ] || break
  up=${up%/*}
done
every() { for c in /etc/codex/config.toml "$home/config.toml" "$root/.codex/config.toml"; do key "$c" "$1"; done; }
fallback=$(every project_doc_fallback_filenames)
markers=$(every project_root_markers)
title=$here
[ -n "$found" ] && title=$root
zone=$(readlink /etc/localtime 2>/dev/null | awk '{ if (sub(/.*zoneinfo\//, "")) print }')
printf '{"format":1,"title":"%s",\n"machine":{"home":"%s"' "$(esc "${title##*/}")" "$(esc "$HOME")"
if [ -n "$CODEX_HOME" ] || [ "$home" != "$HOME/.codex" ]; then printf ',"codexHome":"%s"' "$(esc "$home")"; fi
[ -n "$SHELL" ] && printf ',"shell":"%s"' "$(esc "${SHELL##*/}")"
printf ',"date":"%s"' "$(date +%Y-%m-%d)"
[ -n "$zone" ] && printf ',"timezone":"%s"' "$(esc "$zone")"
printf '},\n"launch":{"cwd":"%s"},\n"files":{' "$(esc "$here")"
{
  say "$here" '{"dir":true}'
  for f in /etc/codex/config.toml /etc/codex/managed_config.toml /etc/codex/requirements.toml "$home/config.toml"; do config "$f"; done
  for f in "$home/AGENTS.md" "$home/AGENTS.override.md"; do has "$f" && put "$f"; done
  up=$here
  [ "$up" = / ] && up=
  names "$up"
  while [ -n "$up" ]; do
    up=${up%/*}
    names "$up"
  done
  # Without a checkout this could be a whole home directory: what is below is left alone.
  [ -n "$found" ] && walk "$root"
} | awk '!seen[$0]++ { printf "%s%s", (n++ ? ",\n" : ""), $0 }'
printf '}}\n'
