import { addressOf, type OrcamentoResumo, quotingRoutes } from '@balcao/contracts';
import { IconButton } from '@balcao/ui';
import { IconeMais } from '@balcao/ui/screen-icons';
import { Menu, type MenuAction } from '@balcao/ui/overlays';
import { useNavigate } from 'react-router-dom';
import { enderecoDoFormulario } from '../../endereco-do-formulario.ts';
import { copy } from './orcamentos.copy.ts';
import { podeDescartar, podeRecusar } from './orcamentos.model.ts';

export interface AcoesOrcamentoProps {
  orcamento: OrcamentoResumo;
  canDuplicate: boolean;
  onDuplicate: () => void;
  onDescarte: () => void;
  onReabrir: () => void;
}

export function AcoesOrcamento({ orcamento, canDuplicate, onDuplicate, onDescarte, onReabrir }: AcoesOrcamentoProps) {
  const navigate = useNavigate();
  const { id, numero, cotacaoId, status } = orcamento;
  const open = (search: Record<string, string>) => void navigate(enderecoDoFormulario(orcamento.formulario, search));
  const goTo = (rota: 'orcamentoVisualizar' | 'orcamentoRecusado') =>
    void navigate(`${addressOf(quotingRoutes, rota)}?${new URLSearchParams({ id })}`);
  const actions: MenuAction[] = [{ id: 'abrir', label: copy.abrir, onAction: () => open({ id }) }];
  if (cotacaoId) actions.push({ id: 'resultados', label: copy.verResultados, onAction: () => open({ id, cotacao: cotacaoId }) });
  actions.push({ id: 'visualizar', label: copy.visualizar, onAction: () => goTo('orcamentoVisualizar') });
  if (podeRecusar(orcamento)) actions.push({ id: 'recusar', label: copy.recusar, onAction: () => goTo('orcamentoRecusado') });
  if (status === 'RECUSADO') actions.push({ id: 'reabrir', label: copy.reabrir, onAction: onReabrir });
  if (canDuplicate) actions.push({ id: 'duplicar', label: copy.duplicar, onAction: onDuplicate });
  if (podeDescartar(orcamento)) actions.push({ id: 'descartar', label: copy.descartar, onAction: onDescarte, isDanger: true });
  return (
    <Menu
      label={copy.acoes(numero)}
      trigger={<IconButton size="sm" label={copy.acoes(numero)} icon={<IconeMais size={16} aria-hidden />} />}
      actions={actions}
    />
  );
}
