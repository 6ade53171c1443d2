import { portabilidadeDe } from '@balcao/domain';
import { Text } from '@balcao/ui';
import { useValor } from '../../digitacao/use-campo.ts';
import { copy } from './vidas.copy.ts';

/** Whether the waiting periods of the present plan come along. */
export function Portabilidade() {
  const hasPlano = Boolean(useValor('risco.contrato.planoAtual'));
  const meses = useValor<number>('risco.contrato.planoAtualMeses');
  const portabilidade = hasPlano ? portabilidadeDe(meses) : null;
  return (
    <Text role="status" size={13} isSoft>
      {portabilidade && (portabilidade.pode ? copy.portabilidade.pode : copy.portabilidade.falta(portabilidade.mesesFaltando))}
    </Text>
  );
}
