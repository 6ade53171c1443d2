import type { RevisaoProposta } from '@balcao/contracts';
import { isEncerrado } from '@balcao/domain';
import { Stack } from '@balcao/ui';
import { CasoParado } from '../../caso/caso-parado.component.tsx';
import { copy } from './proposta.copy.ts';
import { Resumo } from './resumo.component.tsx';

/** The offer, to be looked at only: the state of its case lets nothing be sold of it now. */
export const SemVenda = ({ revisao }: { revisao: RevisaoProposta }) => (
  <Stack gap={4}>
    <CasoParado orcamentoId={revisao.orcamento.id} status={revisao.orcamento.status}>
      {isEncerrado(revisao.orcamento.status) ? copy.semVendaEncerrado : copy.semVendaAinda}
    </CasoParado>
    <Resumo revisao={revisao} />
  </Stack>
);
