import { addressOf, type MovimentoOrcamento, type OrcamentoResumo, quotingRoutes } from '@balcao/contracts';
import { movimentosDe } from '@balcao/domain';
import { IconButton } from '@balcao/ui';
import { IconeMais } from '@balcao/ui/screen-icons';
import { Menu, type MenuAction } from '@balcao/ui/overlays';
import { useNavigate } from 'react-router-dom';
import { copy as parado } from '../../caso/caso-parado.copy.ts';
import { enderecoDaProposta, enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy as copia } from '../../novo/novo-com-os-mesmos-dados.copy.ts';
import { copy } from './orcamentos.copy.ts';
import { canDiscard, canRefuse } from './orcamentos.model.ts';

export interface AcoesOrcamentoProps {
  orcamento: OrcamentoResumo;
  canDuplicate: boolean;
  onDuplicate: () => void;
  onDescarte: () => void;
  onMove: (para: MovimentoOrcamento) => void;
}

export function AcoesOrcamento({ orcamento, canDuplicate, onDuplicate, onDescarte, onMove }: AcoesOrcamentoProps) {
  const navigate = useNavigate();
  const open = (search: Record<string, string>) => void navigate(enderecoDoFormulario(orcamento.formulario, search));
  const { id, numero, cotacaoId } = orcamento;
  const actions: MenuAction[] = [{ id: 'abrir', label: copy.abrir, onAction: () => open({ id }) }];
  if (cotacaoId) actions.push({ id: 'resultados', label: copy.verResultados, onAction: () => open({ id, cotacao: cotacaoId }) });
  const goTo = (rota: 'orcamentoVisualizar' | 'orcamentoRecusado' | 'orcamentoEnviarEmail') =>
    void navigate(`${addressOf(quotingRoutes, rota)}?${new URLSearchParams({ id })}`);
  if (orcamento.status === 'FECHADO' && orcamento.premioDe === 'VENDA')
    actions.push({ id: 'proposta', label: parado.verProposta, onAction: () => void navigate(enderecoDaProposta(id)) });
  actions.push({ id: 'visualizar', label: copy.visualizar, onAction: () => goTo('orcamentoVisualizar') });
  if (canRefuse(orcamento)) {
    actions.push({ id: 'enviar', label: copy.enviar, onAction: () => goTo('orcamentoEnviarEmail') });
    actions.push({ id: 'recusar', label: copy.recusar, onAction: () => goTo('orcamentoRecusado') });
  }
  // the one way of moving a card: the mouse has none that the keyboard lacks
  for (const para of movimentosDe(orcamento.status)) actions.push({ id: para, label: copy.mover[para], onAction: () => onMove(para) });
  if (canDuplicate) actions.push({ id: 'duplicar', label: copia.acao, onAction: onDuplicate });
  if (canDiscard(orcamento)) actions.push({ id: 'descartar', label: copy.descartar, onAction: onDescarte, isDanger: true });
  return (
    <Menu
      label={copy.acoes(numero)}
      trigger={<IconButton size="sm" label={copy.acoes(numero)} icon={<IconeMais size={16} aria-hidden />} />}
      actions={actions}
    />
  );
}
