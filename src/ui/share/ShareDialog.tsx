import { Check, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { LinkFault } from "../../scenario/link.ts";
import { LINK_PLACES, type LinkPlace } from "../../scenario/linkPlaces.ts";
import { TEST_IDS } from "../../testIds.ts";
import { say } from "../i18n/catalogue.ts";
import { exportEn } from "../i18n/export.en.ts";
import { exportZh } from "../i18n/export.zh.ts";
import { Prose } from "../i18n/Prose.tsx";
import { faultSentencesEn } from "../i18n/sentences.fault.en.ts";
import { type ShareStrings, shareEn } from "../i18n/share.en.ts";
import { shareZh } from "../i18n/share.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { ContentChoice } from "./ContentChoice.tsx";
import { type ShareRequest, useShare } from "./shareStore.ts";
import { dropHash } from "./takeHash.ts";
import { type Content, type SkeletonChoice, useLinks } from "./useLinks.ts";
import "./share.css";

/** The browser's own modal dialog, so focus and Escape are its matter. */
export default function ShareDialog({ request }: { readonly request: ShareRequest }): ReactNode {
  const words = useTranslate().language === "zh" ? shareZh : shareEn;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const { fault } = request;
  return (
    <dialog
      ref={dialog}
      className="dialog share"
      aria-labelledby={id}
      data-testid={fault === null ? TEST_IDS.shareDialog : TEST_IDS.linkFault}
      data-fault={fault?.kind}
      onClose={() => {
        if (fault !== null) dropHash();
        useShare.setState({ request: null });
      }}
    >
      <h2 id={id}>{fault === null ? words.title : words.faultTitle}</h2>
      {fault === null ? <Link words={words} dialog={dialog} /> : <Fault fault={fault} words={words} dialog={dialog} />}
    </dialog>
  );
}

interface PartProps {
  readonly words: ShareStrings;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

function Link({ words, dialog }: PartProps): ReactNode {
  const [withView, setWithView] = useState(true);
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState<Content>("full");
  const [skeleton, setSkeleton] = useState<SkeletonChoice>({ headings: false, onPath: false });
  const made = useLinks(withView, skeleton);
  const link = made.links[content];
  const contents = (useTranslate().language === "zh" ? exportZh : exportEn).share;

  const copy = (url: string): void => {
    input.current?.select();
    // Without a secure origin there is no clipboard at all.
    const written = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  };

  return (
    <>
      <p>{contents.explain}</p>
      <ContentChoice
        {...made}
        words={contents}
        chosen={content}
        skeleton={skeleton}
        onChoose={(chosen) => {
          setContent(chosen);
          setSaid("");
        }}
        onSkeleton={setSkeleton}
      />
      {link === null ? (
        <p className="dialog-warning">{words.tooLarge}</p>
      ) : (
        <>
          <input
            ref={input}
            className="field-input mono"
            readOnly
            aria-label={words.link}
            value={link ?? ""}
            placeholder={words.making}
            data-testid={TEST_IDS.shareLink}
            onFocus={(event) => event.currentTarget.select()}
          />
          <label className="share-view">
            <input type="checkbox" checked={withView} onChange={(event) => setWithView(event.target.checked)} />
            <span>
              {words.withView} <span className="faint">{words.withViewHint}</span>
            </span>
          </label>
          {link !== undefined && <Lengths length={link.length} words={words} />}
        </>
      )}
      <div className="dialog-buttons">
        <span className="share-said muted" role="status">
          {said}
        </span>
        <button type="button" className="button-line" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
        {link !== null && (
          <button
            type="button"
            className="button-primary"
            disabled={link === undefined}
            onClick={() => link !== undefined && copy(link)}
          >
            {words.copy}
          </button>
        )}
      </div>
    </>
  );
}

function Lengths({ length, words }: { readonly length: number; readonly words: ShareStrings }): ReactNode {
  return (
    <table className="share-lengths">
      <caption data-testid={TEST_IDS.shareLength} data-length={length}>
        {words.length(length)}
      </caption>
      <tbody aria-label={words.limitsLabel}>
        {(Object.keys(LINK_PLACES) as LinkPlace[]).map((place) => {
          const over = length - LINK_PLACES[place];
          const Icon = over > 0 ? X : Check;
          return (
            <tr key={place} data-testid={TEST_IDS.shareFits} data-place={place} data-fits={over <= 0}>
              <th scope="row">{words.limits[place]}</th>
              <td className="faint">{words.upTo(LINK_PLACES[place])}</td>
              <td className={over > 0 ? "share-over" : "share-fits"}>
                <Icon size={12} aria-hidden /> {over > 0 ? words.over(over) : words.fits}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Fault({ fault, words, dialog }: PartProps & { readonly fault: LinkFault }): ReactNode {
  const { sentences, late, format } = useTranslate();
  const all = { ...sentences, ...(late?.faults ?? faultSentencesEn) };
  // The kind decides the type of the fault; the compiler cannot follow that through the table.
  const write = words.faults[fault.kind] as (fault: LinkFault) => string;
  return (
    <>
      <p>{write(fault)}</p>
      {fault.kind === "invalid" && (
        <ul className="share-faults">
          {fault.faults.map((one, index) => {
            // Faults of one link never change their order.
            const key = `${index}`;
            return (
              <li key={key}>
                <Prose text={say(all, one, format)} />
              </li>
            );
          })}
        </ul>
      )}
      <p>{words.kept}</p>
      <div className="dialog-buttons">
        <button type="button" className="button-primary" onClick={() => dialog.current?.close()}>
          {words.keepMine}
        </button>
      </div>
    </>
  );
}
