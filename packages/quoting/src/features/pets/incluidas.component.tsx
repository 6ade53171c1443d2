import { PlanoPet } from '@balcao/contracts';
import { coberturasIncluidas, coberturasPet } from '@balcao/domain';
import { Cluster, Tag, Text } from '@balcao/ui';
import { useValor } from '../../digitacao/use-campo.ts';
import { copy } from './pets.copy.ts';

/** What comes with the plan chosen, and is therefore not asked. */
export function CoberturasIncluidas() {
  const plano = PlanoPet.safeParse(useValor('risco.coberturas.plano')).data;
  if (!plano) return null;
  return (
    <Cluster gap={2} role="status">
      <Text as="span" size={13} isSoft>
        {copy.incluidas}
      </Text>
      {coberturasIncluidas(plano).map((cobertura) => (
        <Tag key={cobertura}>{coberturasPet[cobertura]}</Tag>
      ))}
    </Cluster>
  );
}
