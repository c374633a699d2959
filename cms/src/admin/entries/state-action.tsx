import { styled } from 'styled-components';
import { color, textSize } from '../themed';
import { BLOG } from '../widgets/waiting-content';
import { hasPast } from './entry-layout';
import { savedLine, stateLine, type OtherStates, type Standing } from './entry-state';

const Lines = styled.div`
  min-width: 0;
  color: ${color('neutral600')};
  font-size: ${textSize(1)};
  line-height: 1.4;

  strong {
    display: block;
    color: ${color('neutral800')};
    font-weight: 600;
  }
`;

interface About {
  model: string;
  document?: Standing;
  meta?: OtherStates;
  activeTab?: string;
}

/** Says in the head of a form where its entry stands, since when, and who saved it last. */
export const StateAction = ({ model, document, meta, activeTab }: About) => {
  // The tab of what is published shows another row, whose times are not those of the draft.
  if (!document?.updatedAt || !hasPast(model) || activeTab === 'published') return null;
  const message = (
    <Lines>
      <strong>{stateLine(model === BLOG, document, meta ?? {})}</strong>
      <span>{savedLine(document)}</span>
    </Lines>
  );
  return { _status: { message } };
};
