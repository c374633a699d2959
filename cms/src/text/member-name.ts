interface Named {
  firstName: string;
  lastName: string;
}

/** A member's name as people read it. */
export const nameIn = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** A member as the history refers to them, with their current name. */
export const aboutMember = (member: Named & { id: number }) => ({
  kind: 'member' as const,
  id: member.id,
  name: nameIn(member),
});
