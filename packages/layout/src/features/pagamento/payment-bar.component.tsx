import { addressOf, settingsRoutes } from '@balcao/contracts';
import { Link, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './pagamento.copy.ts';

/** Bar about an unprocessed payment (spec §2); the page reserves its space from the first paint. */
export function PaymentBar() {
  return (
    <Strip aria-label={copy.regiao}>
      <p>{copy.pendente}</p>
      <Link href={addressOf(settingsRoutes, 'conta')}>{copy.conta}</Link>
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('espaco4')};
  min-height: 40px;
  padding: 0 ${token('espaco4')};
  font-size: ${token('texto13')};
  line-height: 18px;
  color: ${token('atencaoTexto')};
  background: ${token('atencaoSuave')};
  border-bottom: 1px solid ${token('borda')};
  a {
    flex: none;
    padding: ${token('espaco1')} 0;
    color: inherit;
  }
`;
